"""Skills in their bucket. `skills/{skill_id}/SKILL.md` is canonical; `catalogue.json` is derived from all of them.

The catalogue is one object, so that a session starts with one read and not one a skill.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

from lambdas.adapters.bucket import Bucket
from lambdas.loop.errors import Conflict, NotFound, RuleRefused, Unavailable
from lambdas.loop.skill_document import digest_of, front_matter
from lambdas.settings import SKILL_CATALOGUE_KEY
from uptake.review import SkillEntry
from uptake.wire import SLUG_PATTERN

Row = dict[str, Any]

_PREFIX = "skills/"
_ATTEMPTS = 8


@dataclass(frozen=True)
class SkillDocument:
    """One `SKILL.md` as it is stored; `etag` is what a save names as seen."""

    skill_id: str
    text: str
    digest: str
    etag: str


class SkillStore:
    """Reads and conditional saves. Nobody overwrites what they have not seen."""

    def __init__(self, bucket: Bucket) -> None:
        self._bucket = bucket

    def document(self, skill_id: str) -> SkillDocument:
        """One skill, byte for byte. Raises NotFound."""
        stored = self._bucket.get(_key(skill_id)) if re.fullmatch(SLUG_PATTERN, skill_id) else None
        if stored is None:
            raise NotFound(f"no skill is called {skill_id!r}; GET /v1/skills lists them")
        return SkillDocument(skill_id, stored.body.decode(), digest_of(stored.body), stored.etag)

    def catalogue(self) -> list[SkillEntry]:
        """Every skill, sorted by id, from the catalogue: one read."""
        stored = self._bucket.get(SKILL_CATALOGUE_KEY)
        return [_entry(row) for row in json.loads(stored.body)] if stored else []

    def save(self, skill_id: str, text: str, *, seen: str | None) -> str:
        """Store a document and bring the catalogue up to date; answers the digest.

        `seen` is the ETag of the version that the change was made on, None for a new skill. Raises Conflict if the
        stored one is another, RuleRefused if the front matter breaks the format.
        """
        front_matter(text, skill_id)
        body = text.encode()
        self._bucket.put(_key(skill_id), body, seen=seen, content_type="text/markdown; charset=utf-8")
        self.refresh_catalogue()
        return digest_of(body)

    def seed(self, skill_id: str, text: str) -> bool:
        """Store a skill where there is none; False, and nothing written, if the bucket has one: it is canonical."""
        front_matter(text, skill_id)
        try:
            self._bucket.put(_key(skill_id), text.encode(), seen=None, content_type="text/markdown; charset=utf-8")
        except Conflict:
            return False
        return True

    def refresh_catalogue(self) -> None:
        """Make the catalogue say what the documents are, reading only those that changed.

        Two refreshes at once: the later one starts again from the list, so the last one to write has seen all.
        Raises Unavailable if that goes on for 8 attempts.
        """
        for _ in range(_ATTEMPTS):
            stored = self._bucket.get(SKILL_CATALOGUE_KEY)
            known = {_key(row["skill_id"]): row for row in json.loads(stored.body)} if stored else {}
            etags = sorted(self._bucket.etags(_PREFIX).items())
            rows = [self._row(key, etag, known.get(key)) for key, etag in etags if key.endswith("/SKILL.md")]
            body = json.dumps([row for row in rows if row], ensure_ascii=False, separators=(",", ":")).encode()
            if stored and body == stored.body:
                return
            try:
                seen = stored.etag if stored else None
                self._bucket.put(SKILL_CATALOGUE_KEY, body, seen=seen, content_type="application/json")
            except Conflict:
                continue
            return
        raise Unavailable("the catalogue of skills changes all the time; send it again")

    def _row(self, key: str, etag: str, known: Row | None) -> Row | None:
        """The row of one document; the one before while its front matter cannot be read (it may be edited by hand)."""
        if known and known["etag"] == etag:
            return known
        skill_id = key.removeprefix(_PREFIX).removesuffix("/SKILL.md")
        try:
            document = self.document(skill_id)
            head = front_matter(document.text, skill_id)
        except (RuleRefused, NotFound, UnicodeDecodeError):
            return known
        entry = SkillEntry(
            skill_id=skill_id, description=head.description, digest=document.digest, agents=list(head.agents)
        )
        return {**entry.model_dump(), "etag": document.etag}


class FreshCatalogue:
    """The catalogue as of now: brought up to date before it is read, since skills may have come in by another way."""

    def __init__(self, store: SkillStore) -> None:
        self._store = store

    def catalogue(self) -> list[SkillEntry]:
        """Every skill, sorted by id. A refresh or a read for each call."""
        self._store.refresh_catalogue()
        return self._store.catalogue()


def _key(skill_id: str) -> str:
    return f"{_PREFIX}{skill_id}/SKILL.md"


def _entry(row: Row) -> SkillEntry:
    return SkillEntry.model_validate({name: row[name] for name in SkillEntry.model_fields})
