/**
 * What the page may do, stated once: the window's protocol and the preview server send these headers, and the build
 * writes the policy into index.html as well. Nothing but files from the page's own place, no inline code or styles.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // blob: for a chart's PNG: a browser turns SVG into pixels only from an address, and the page makes that one itself.
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  // The web app's; the window and `npm start` have none.
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Where the browser has Trusted Types, no text becomes HTML or a script but by the page's one policy, `trusted-types.ts`.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** `frame-ancestors` counts only in a header. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A page that shares its process with no other has clocks fine enough to time short searches.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}
