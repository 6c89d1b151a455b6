/** An app of which a test needs only some parts, or of a part only what is asked of it. */
import type { App } from '../src/renderer/platform/services.tsx'

export type Parts = { readonly [Name in keyof App]?: unknown }

export function partOfApp(parts: Parts): App {
  return parts as App
}
