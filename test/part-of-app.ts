/** An app of which a test needs only some parts, or of a part only what is asked of it. */
import type { WholeApp } from '../src/renderer/platform/services.tsx'

export type Parts = { readonly [Name in keyof WholeApp]?: unknown }

export function partOfApp(parts: Parts): WholeApp {
  return parts as WholeApp
}
