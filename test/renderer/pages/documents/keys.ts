/** Keys of lists, which React does not look at on a server. */
import { isValidElement } from 'react'
import { expect } from 'vitest'

type Runtime = typeof import('react/jsx-dev-runtime')

/** React's way to make elements, which throws where two in one list have the same key. */
export function withKeysChecked(runtime: Runtime): Runtime {
  const jsxDEV: Runtime['jsxDEV'] = (type, props, ...rest) => {
    const { children } = props as { children?: unknown }
    for (const list of [children, ...(Array.isArray(children) ? (children as unknown[]) : [])]) if (Array.isArray(list)) expectOwnKeys(list)
    return runtime.jsxDEV(type, props, ...rest)
  }
  return { ...runtime, jsxDEV }
}

function expectOwnKeys(list: readonly unknown[]): void {
  const keys = list.flatMap((element) => (isValidElement(element) && element.key !== null ? [element.key] : []))
  expect(keys).toEqual([...new Set(keys)])
}
