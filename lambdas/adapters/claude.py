"""Claude over the Anthropic API or Bedrock: one question, one answer of a given shape."""

import json
import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from lambdas.loop.errors import Unavailable
from lambdas.loop.wording import BadAnswer

if TYPE_CHECKING:
    from anthropic import Anthropic, AnthropicBedrock
    from anthropic.types import Message, TextBlockParam

Provider = Literal["anthropic", "bedrock"]
DEFAULT_MODEL = "claude-haiku-5-5"  # of the Anthropic API; on Bedrock it depends on the region and on what is allowed


class Claude:
    """The Messages API. The SDK is imported and its client made when the first question is asked.

    Throttling, overload and lost connections are tried again by the SDK, up to `max_retries` times with growing pauses.
    Raises ValueError if no model is named for Bedrock.
    """

    def __init__(
        self,
        provider: Provider,
        *,
        model_id: str | None = None,
        api_key: str | None = None,
        base_url: str | None = None,
        max_retries: int = 4,
        timeout_seconds: float = 60,
    ) -> None:
        if provider == "bedrock" and not model_id:
            raise ValueError("model bedrock needs UPTAKE_MODEL_ID: the id of a model or of an inference profile")
        self._provider = provider
        self._model = model_id or DEFAULT_MODEL
        self._api_key = api_key
        self._base_url = base_url
        self._max_retries = max_retries
        self._timeout = timeout_seconds
        self._made: Anthropic | AnthropicBedrock | None = None
        self._making = threading.Lock()

    @property
    def name(self) -> str:
        """The id of the model."""
        return self._model

    def ask(
        self, system: Sequence[str], question: str, schema: Mapping[str, Any], max_tokens: int
    ) -> Mapping[str, Any]:
        """Claude's answer, an object of this JSON schema if it keeps to it: that is not checked here.

        `system` is the part that many questions share; it is cached up to its end. Raises BadAnswer if the answer is
        not whole, Unavailable if there is none.
        """
        client = self._client()
        import anthropic  # noqa: PLC0415 - imported by now

        blocks: list[TextBlockParam] = [{"type": "text", "text": text} for text in system]
        blocks[-1]["cache_control"] = {"type": "ephemeral"}
        try:
            message = client.messages.create(
                model=self._model,
                max_tokens=max_tokens,
                system=blocks,
                messages=[{"role": "user", "content": question}],
                output_config={"format": {"type": "json_schema", "schema": dict(schema)}},
            )
        except anthropic.APIStatusError as error:
            raise Unavailable(f"{self._model} answered {error.status_code}") from error
        except anthropic.APITimeoutError as error:
            raise Unavailable(f"{self._model} did not answer in {self._timeout:g} s") from error
        except anthropic.APIError as error:
            raise Unavailable(f"{self._model} could not be reached ({type(error).__name__})") from error
        return _answer(message)

    def close(self) -> None:
        """Close the connections; the next question opens new ones."""
        with self._making:
            made, self._made = self._made, None
        if made is not None:
            made.close()

    def _client(self) -> "Anthropic | AnthropicBedrock":
        with self._making:
            if self._made is None:
                import anthropic  # noqa: PLC0415 - 1.9 s, wanted only where a model is asked

                if self._provider == "anthropic":
                    self._made = anthropic.Anthropic(
                        api_key=self._api_key,
                        base_url=self._base_url,
                        max_retries=self._max_retries,
                        timeout=self._timeout,
                    )
                else:
                    self._made = anthropic.AnthropicBedrock(
                        base_url=self._base_url, max_retries=self._max_retries, timeout=self._timeout
                    )
            return self._made


def escaped(text: str) -> str:
    """A user's words as data in a block of ours that they cannot close."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _answer(message: "Message") -> Mapping[str, Any]:
    if message.stop_reason == "max_tokens":
        raise BadAnswer("the answer was cut off: be brief")
    if message.stop_reason == "refusal":
        raise BadAnswer("the model declined to answer")
    text = "".join(block.text for block in message.content if block.type == "text")
    try:
        answer = json.loads(text)
    except ValueError as error:
        raise BadAnswer("the answer was not JSON") from error
    if not isinstance(answer, dict):
        raise BadAnswer("the answer was not a JSON object")
    return answer
