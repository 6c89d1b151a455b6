/**
 * The permissions of the page, stated once: the window's protocol and `npm start`'s server send these headers, and the
 * build writes the policy into index.html as well. Only files from the page's own origin, no inline code or styles.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  // WebAssembly, of which the search by playouts has a kernel; unlike 'unsafe-eval', it lets no text become a script.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  // blob: for a chart's PNG: a browser turns SVG into pixels only from a URL, and the page makes that one itself.
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  // For the web app; the window and `npm start` have no manifest.
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Where the browser has Trusted Types, text becomes HTML or a script only by the page's one policy,
  // `trusted-types.ts`.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** `frame-ancestors` counts only in a header. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A page that is isolated from all others has clocks fine enough to time short searches.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}
