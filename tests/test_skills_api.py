"""Skills as agents fetch them: exact bytes, validators, and nothing asked of the bucket while warm."""

import pytest

from lambdas.loop.kept import Kept
from lambdas.loop.skill_document import digest_of
from lambdas.settings import ContextSettings, SkillsSettings
from tests.api import SKILL, Api
from tests.conftest import FrozenClock

PATH = "/v1/skills/cell-line-resolution"


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    api = Api(clock)
    api.bucket.calls.clear()
    return api


def test_skill_comes_byte_for_byte_with_its_digest(api: Api) -> None:
    """The body is the document, the ETag is its SHA-256, and the client may keep it for the stated time."""
    answer = api.call("GET", PATH)

    assert answer.status == 200
    assert answer.text == SKILL
    assert answer.headers["etag"] == f'"{digest_of(SKILL.encode())}"'
    assert answer.headers["cache-control"] == "private, max-age=120"
    assert answer.headers["content-type"].startswith("text/markdown")


@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}', "*"])
def test_known_version_is_not_sent_again(api: Api, form: str) -> None:
    """A client that names the digest it has gets a 304 without a body; the catalogue does the same."""
    for path in (PATH, "/v1/skills"):
        etag = api.call("GET", path).headers["etag"]

        answer = api.call("GET", path, headers={"if-none-match": form.format(etag)})

        assert (answer.status, answer.text) == (304, "")
        assert answer.headers["etag"] == etag
        assert api.call("GET", path, headers={"if-none-match": '"sha256:0"'}).status == 200


def test_warm_fetch_asks_the_bucket_for_nothing(api: Api) -> None:
    """The first fetch is one call; until the time is over every other one is none, for a missing skill too."""
    for _ in range(3):
        api.call("GET", PATH)
        api.call("GET", "/v1/skills")
        assert api.call("GET", "/v1/skills/missing").status == 404

    assert [key for _, key in api.bucket.calls] == [
        "skills/cell-line-resolution/SKILL.md",
        "catalogue.json",
        "skills/missing/SKILL.md",
    ]


def test_new_version_is_served_after_the_function_cache(api: Api) -> None:
    """A saved version is seen when the kept one is 120 seconds old, not before and not later."""
    api.call("GET", PATH)
    api.skills.save("cell-line-resolution", SKILL + "More.\n", seen=api.skills.document("cell-line-resolution").etag)

    api.seconds = 119.9
    assert api.call("GET", PATH).text == SKILL
    api.seconds = 120.0
    assert api.call("GET", PATH).text == SKILL + "More.\n"


def test_caches_add_up_to_five_minutes_at_most() -> None:
    """What the function keeps and what it lets the client keep is never more than 300 s, whatever a deployment sets."""
    defaults = SkillsSettings(skills_bucket="b")
    assert defaults.skills_cache_seconds + defaults.skills_max_age_seconds <= 300

    with pytest.raises(ValueError, match="300 s"):
        SkillsSettings(skills_bucket="b", skills_cache_seconds=181, skills_max_age_seconds=120)
    with pytest.raises(ValueError, match="300"):
        ContextSettings(memory_table="m", skills_bucket="b", identity_secret="s", skills_cache_seconds=301)


def test_catalogue_is_sorted_and_says_for_whom(api: Api) -> None:
    """Every skill is listed by id, with description, digest and agents."""
    api.skills.seed("a-skill", "---\nname: a-skill\ndescription: First.\n---\n")
    api.skills.refresh_catalogue()

    skills = api.call("GET", "/v1/skills").json["skills"]

    assert [s["skill_id"] for s in skills] == ["a-skill", "cell-line-resolution"]
    assert skills[1] == {
        "skill_id": "cell-line-resolution",
        "description": "Resolve cell line names to accessions.",
        "digest": digest_of(SKILL.encode()),
        "agents": ["bio"],
    }


def test_seeding_never_overwrites(api: Api) -> None:
    """The bucket is canonical: a seed where a skill is there already writes nothing."""
    assert api.skills.seed("cell-line-resolution", SKILL + "from the code\n") is False
    assert api.skills.document("cell-line-resolution").text == SKILL


def test_refresh_reads_only_what_changed(api: Api) -> None:
    """A catalogue refresh with nothing new reads no document and writes nothing."""
    api.skills.refresh_catalogue()

    assert [verb for verb, _ in api.bucket.calls] == ["get", "etags"]


def test_two_refreshes_at_once_lose_no_skill(api: Api) -> None:
    """A refresh that finds the catalogue changed under it starts over from the list."""
    api.skills.seed("b-skill", "---\nname: b-skill\ndescription: B.\n---\n")

    def interfere(verb: str, key: str) -> None:
        if (verb, key) == ("put", "catalogue.json"):
            api.bucket.before = lambda *_: None
            api.skills.seed("c-skill", "---\nname: c-skill\ndescription: C.\n---\n")
            api.skills.refresh_catalogue()

    api.bucket.before = interfere
    api.skills.refresh_catalogue()

    assert [s.skill_id for s in api.skills.catalogue()] == ["b-skill", "c-skill", "cell-line-resolution"]


def test_kept_values_are_bounded() -> None:
    """However many keys are asked for, only the newest ones are kept, and a failed fetch is not."""
    kept = Kept[int](60, lambda: 0.0, most=2)
    fetched: list[int] = []

    def fetch(key: int) -> int:
        fetched.append(key)
        if key < 0:
            raise ValueError
        return key

    for key in (1, 2, 3, 2, 1):
        kept.get(key, lambda key=key: fetch(key))  # type: ignore[misc]
    for _ in range(2):
        with pytest.raises(ValueError):  # noqa: PT011 - the fetch's own
            kept.get(-1, lambda: fetch(-1))

    assert fetched == [1, 2, 3, 1, -1, -1]
