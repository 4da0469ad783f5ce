"""What the site publishes about itself: OpenAPI for its routes and AsyncAPI for its sockets, with the wire's shapes."""

import inspect
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from litestar import MediaType
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from tetrapolis import __version__, page_wire, wire
from tetrapolis.text import LANGUAGES

from .routes import socket
from .routes.shapes import Asking

TITLE = "Tetrapolis"
_SCHEMA = "#/components/schemas/{name}"
_MESSAGES = {
    "ClientMessage": get_args(wire.ClientMessage),
    "ServerMessage": get_args(wire.ServerMessage),
    "PageMessage": get_args(page_wire.PageMessage),
}
_OPERATIONS = (("receive", "ClientMessage"), ("send", "ServerMessage"), ("send", "PageMessage"))


def shapes(types: Iterable[Any]) -> dict[str, Any]:
    """The JSON Schemas of these structs of the wire, and of all that they are made of, by name."""
    _, found = msgspec.json.schema_components(types, ref_template=_SCHEMA)
    for name, schema in found.items():
        struct = getattr(wire, name, None) or getattr(page_wire, name)
        schema["description"] = inspect.getdoc(struct)
        for field in msgspec.structs.fields(struct):
            if field.type == bytes | None:  # in MessagePack they are what they are
                schema["properties"][field.encode_name] = {"type": "string", "format": "bytes"}
        if not issubclass(struct, wire.Wish) and not struct.__struct_config__.omit_defaults:
            _require_all(schema)
    return found


def _require_all(schema: dict[str, Any]) -> None:
    """What the server sends has all its fields: defaults are only for those who make it."""
    schema["required"] = list(schema["properties"])
    for field in schema["properties"].values():
        field.pop("default", None)


def describe_routes(openapi: dict[str, Any]) -> dict[str, Any]:
    """The framework's OpenAPI with our shapes: its own ones lack limits within lists, and allow unknown fields."""
    components = openapi["components"]
    ours = shapes(getattr(wire, name) for name in components["schemas"] if hasattr(wire, name))
    return {**openapi, "components": {**components, "schemas": {**components["schemas"], **ours}}}


def describe_sockets() -> dict[str, Any]:
    """The AsyncAPI of the site: the socket of a table, what it receives and what it sends."""
    structs = list(dict.fromkeys(struct for union in _MESSAGES.values() for struct in union))
    unions = {
        name: {"title": name, "oneOf": [_ref(_SCHEMA, one) for one in union]} for name, union in _MESSAGES.items()
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": TITLE, "version": __version__},
        "defaultContentType": "application/json",
        "channels": {"table": _channel(structs)},
        "operations": {
            f"{action}{union}": {
                "action": action,
                "channel": {"$ref": "#/channels/table"},
                "messages": [_ref("#/channels/table/messages/{name}", struct) for struct in _MESSAGES[union]],
            }
            for action, union in _OPERATIONS
        },
        "components": {
            "messages": {struct.__name__: _message(struct) for struct in structs},
            "schemas": {**shapes(structs), **unions},
        },
    }


def _channel(structs: list[Any]) -> dict[str, Any]:
    number = {"type": "integer", "minimum": 0}
    asked = {
        "after": number,
        "seat": number,
        "lang": {"enum": list(LANGUAGES)},
        "form": {"enum": ["json", "bytes"]},
        "has": number,
    }
    return {
        "address": "/api/matches/{match}/socket",
        "description": inspect.getdoc(socket.table.fn),
        "parameters": {"match": {"description": "The name of the match, as in its address."}},
        "messages": {struct.__name__: _ref("#/components/messages/{name}", struct) for struct in structs},
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": asked}}},
    }


def _message(struct: Any) -> dict[str, Any]:
    about = {"name": struct.__struct_config__.tag, "title": struct.__name__, "summary": inspect.getdoc(struct)}
    packed = {"contentType": "application/msgpack"} if struct is page_wire.PageNews else {}
    return {**about, **packed, "payload": _ref(_SCHEMA, struct)}


def _ref(place: str, struct: Any) -> dict[str, str]:
    return {"$ref": place.format(name=struct.__name__)}


class RoutesRenderPlugin(JsonRenderPlugin):
    """Publishes the OpenAPI."""

    _made = b""

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        self._made = self._made or self.render_json(request, describe_routes(openapi_schema))
        return self._made


class SocketsRenderPlugin(OpenAPIRenderPlugin):
    """Publishes the AsyncAPI beside it."""

    def __init__(self) -> None:
        super().__init__(path="/asyncapi.json", media_type=MediaType.JSON)
        self._made = msgspec.json.encode(describe_sockets())

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        return self._made
