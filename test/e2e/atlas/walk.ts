/** The parts of the atlas: states of the app, in walks from one to the next. */
import type { Locator } from '@playwright/test'
import type { AppPage } from '../app.ts'
import type { Detector, Size } from './detector.ts'

/** The app in one state that users see. */
export interface State {
  /** A name in words, which no other state of the atlas has. */
  readonly name: string
  /** Brings the app there from the state before it in its walk, in the language that it has. */
  readonly bring: (app: AppPage) => Promise<unknown>
  /** A popover closes when the window changes, so it is seen at one size, and never on paper. A page is the usual. */
  readonly kind?: 'page' | 'dialog' | 'popover'
  /** Instead of all. */
  readonly sizes?: readonly Size[]
  /** The part that has changed, where axe has seen the rest in the state before. */
  readonly part?: (app: AppPage) => Locator
  /** A detector for this state alone, at each size. */
  readonly also?: Detector
  /** Is it also seen with letters of one and a half times and twice their size? */
  readonly isLarge?: boolean
}

/** States that are reached one after the other in one window. */
export interface Walk {
  readonly name: string
  readonly states: readonly State[]
}
