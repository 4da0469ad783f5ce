"""A bare socket server for the raw limit of `tetrapolis bench --server`: what comes in is answered twice, at length."""

import sys
from typing import Any

import uvicorn


def main(port: int, length: int) -> None:
    news = bytes(length)

    async def echo(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        while (message := await receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.connect":
                await send({"type": "websocket.accept"})
                continue
            for _ in range(2):
                await send({"type": "websocket.send", "bytes": news})

    uvicorn.run(
        echo,
        port=port,
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
