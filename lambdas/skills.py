"""Entry of `skills`: the catalogue and the documents, with validators; a warm function asks the bucket for nothing.

It also answers what matches no route, since it has the least permissions.
"""

import hashlib
from dataclasses import dataclass

from lambdas.adapters.skill_store import SkillDocument, SkillStore
from lambdas.bootstrap import on_first_call, skill_library
from lambdas.http import Call, Handler, Reply, api
from lambdas.loop.errors import NotFound
from lambdas.loop.kept import Kept
from uptake.review import SkillCatalogue, SkillEntry


@dataclass(frozen=True)
class SkillLibrary:
    """The skill store with what a warm function keeps of it, and how long a client may keep an answer."""

    store: SkillStore
    catalogue: Kept[list[SkillEntry]]
    documents: Kept[SkillDocument | None]
    max_age_seconds: int


def build(library: SkillLibrary) -> Handler:
    """The handler over a library."""
    return api(
        "skills", {"listSkills": lambda call: _list(library, call), "getSkill": lambda call: _get(library, call)}
    )


def _list(library: SkillLibrary, call: Call) -> Reply:
    body = SkillCatalogue(skills=library.catalogue.get("", library.store.catalogue)).model_dump_json()
    return _answer(library, call, body, hashlib.sha256(body.encode()).hexdigest(), "application/json")


def _get(library: SkillLibrary, call: Call) -> Reply:
    skill_id = call.parameters["skill_id"]
    document = library.documents.get(skill_id, lambda: _found(library.store, skill_id))
    if document is None:
        raise NotFound(f"no skill is called {skill_id!r}; GET /v1/skills lists them")
    return _answer(library, call, document.text, document.digest, "text/markdown; charset=utf-8")


def _found(store: SkillStore, skill_id: str) -> SkillDocument | None:
    """A skill that is missing is kept as missing: asking for it again and again costs no call either."""
    try:
        return store.document(skill_id)
    except NotFound:
        return None


def _answer(library: SkillLibrary, call: Call, body: str, digest: str, content_type: str) -> Reply:
    etag = f'"{digest}"'
    headers = {"etag": etag, "cache-control": f"private, max-age={library.max_age_seconds}"}
    seen = {part.strip().removeprefix("W/") for part in call.headers.get("if-none-match", "").split(",")}
    if etag in seen or "*" in seen:
        return Reply(304, headers=headers)
    return Reply(200, body, headers, content_type)


handler = on_first_call(lambda: build(skill_library()))
