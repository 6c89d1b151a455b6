/** Pages as texts, without a browser. */
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { Services, ServicesProvider, type Service } from '../../../../src/renderer/platform/services.tsx'

/** Stores show what they are: on a server they would show what they were first. */
export function asTheyAre(...stores: readonly { getState: () => unknown; getInitialState: () => unknown }[]): void {
  for (const store of stores) store.getInitialState = store.getState
}

/** An app of which nothing is asked but these parts, by their names. */
class Parts extends Services {
  constructor(private readonly parts: Readonly<Record<string, unknown>>) {
    super()
  }

  override get<Type>({ name }: Service<string, Type>): Type {
    return this.parts[name] as Type
  }
}

/** What a component shows in an app, or in one of which it needs no more than these parts. */
export function pageOf(app: Services | Readonly<Record<string, unknown>>, View: () => ReactNode): string {
  const services = app instanceof Services ? app : new Parts(app)
  return renderToString(createElement(ServicesProvider, { value: services }, createElement(View)))
}

/** No page shows a number that is none, or takes one for a length. */
export function expectDrawable(page: string): void {
  expect(page.replace(/<[^>]*>/g, ' ')).not.toMatch(/NaN|undefined|Invalid Date/)
  expect(page).not.toMatch(/="[^"]*(NaN|Infinity)/)
}
