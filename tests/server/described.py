"""Messages held against the site's published description."""

from typing import Any

import jsonschema_rs


def checker(asyncapi: dict[str, Any], name: str) -> jsonschema_rs.Validator:
    """For messages of this name; fields that are not described do not pass, though clients must ignore them."""
    schemas = {one: _closed(schema) for one, schema in asyncapi["components"]["schemas"].items()}
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}, validate_formats=True
    )


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "additionalProperties": False} if "properties" in schema else schema
