"""What browsers let the page load and run: its own files, and WebAssembly made of them; no inline scripts."""

# What a page without a server can say of itself; `frame-ancestors` is for headers only.
PAGE_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self';"
    " img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
    " form-action 'self'"
)
POLICY = f"{PAGE_POLICY}; frame-ancestors 'none'"
