/**
 * Trusted Types: the page's policy (`page-headers.ts`) forbids text that becomes HTML or the address of a script. Two
 * things pass, and everything else throws: the empty text by which React Aria clears its announcer, and the page's own
 * files, which workers start from. Browsers without Trusted Types do without.
 */
interface DefaultPolicy {
  readonly createHTML: (text: string) => string | null
  readonly createScriptURL: (url: string) => string | null
}

declare global {
  var trustedTypes: { createPolicy(name: 'default', policy: DefaultPolicy): unknown } | undefined
}

// `declare global` is allowed only in a module.
export {}

const FOLDER = new URL('./', document.baseURI).href

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '' ? text : null),
  createScriptURL: (url) => (new URL(url, document.baseURI).href.startsWith(FOLDER) ? url : null),
})
