/** Keys of lists, which React does not look at on a server. */
import * as React from 'react'
import { isValidElement } from 'react'

/**
 * For the first 10,000 elements of each second React keeps where they were made, which took a quarter of the time of
 * these tests.
 */
const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })

type Runtime = typeof import('react/jsx-dev-runtime')

/** React's way to make elements, which throws where two in one list have the same key. */
export function withKeysChecked(runtime: Runtime): Runtime {
  const jsxDEV: Runtime['jsxDEV'] = (type, props, ...rest) => {
    const { children } = props as { children?: unknown }
    if (Array.isArray(children)) {
      checkKeys(children)
      for (const list of children as unknown[]) if (Array.isArray(list)) checkKeys(list)
    }
    return runtime.jsxDEV(type, props, ...rest)
  }
  return { ...runtime, jsxDEV }
}

function checkKeys(list: readonly unknown[]): void {
  const keys = list.flatMap((element) => (isValidElement(element) && element.key !== null ? [element.key] : []))
  if (new Set(keys).size < keys.length) throw new Error(`a key stands twice among ${keys.join(', ')}`)
}
