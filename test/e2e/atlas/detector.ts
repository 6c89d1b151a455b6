/** A detector lists the faults of the page as it is, each in words that name an element. */
import type { AppPage } from '../app.ts'

export type Detector = (app: AppPage) => Promise<readonly string[]>

export type Size = readonly [number, number]
