/** Pages as texts, without a browser. */
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { AppProvider, WholeAppProvider } from '../../../../src/renderer/platform/services.tsx'
import { partOfApp, type Parts } from '../../../part-of-app.ts'

/** Stores show what they are: on a server they would show what they were first. */
export function asTheyAre(...stores: readonly { getState: () => unknown; getInitialState: () => unknown }[]): void {
  for (const store of stores) store.getInitialState = store.getState
}

/** Renders a component in an app that has only these parts. */
export function pageOf(parts: Parts, View: () => ReactNode): string {
  const value = partOfApp(parts)
  const view = createElement(WholeAppProvider, { value }, createElement(View))
  return renderToString(createElement(AppProvider, { value }, view))
}

/** No page shows a number that is none, or takes one for a length. */
export function expectDrawable(page: string): void {
  expect(page.replace(/<[^>]*>/g, ' ')).not.toMatch(/NaN|undefined|Invalid Date/)
  expect(page).not.toMatch(/="[^"]*(NaN|Infinity)/)
}
