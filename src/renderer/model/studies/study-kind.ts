/** A kind of study, as plain data: what one class (`Study`), one list, one form and one view need to know of it. */
import type { StudyShelf } from '../../../contract/api.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { EnginePool } from '../../../workers/pool.ts'
import type { Format, Head, Named } from '../documents/document-list.ts'
import type { Command } from './command-line.ts'
import type { ProgressTexts, StudyState, StudyTexts } from './texts.ts'

/** The types that a kind of study is made of. All else has the kind as its one type parameter. */
export interface StudyTypes {
  /** The name of its studies among the parts of the app. */
  readonly name: string
  /** A study as a document. */
  readonly record: Head
  /** The state that is shown while a study runs, and never saved. */
  readonly live: object
  /** The choices in the form. */
  readonly draft: object
  /** The figures and faults of what the form holds. */
  readonly plan: object
}

/** The types that a run deals with. */
export type RunTypes = Pick<StudyTypes, 'record' | 'live'>

/** The types of a kind that has a form. */
export interface ShownTypes extends StudyTypes {
  readonly draft: Named
}

/** A record without its head: what a study begins with. */
export type BodyOf<Of extends StudyTypes> = Omit<Of['record'], keyof Head>

/** A plan made from the form; its body is null where something is wrong with it. */
export type PlanOf<Of extends StudyTypes> = Of['plan'] & { readonly body: BodyOf<Of> | null }

/** The parts of a kind by which its studies run and are kept. */
export interface StudyKind<Of extends StudyTypes> {
  readonly name: Of['name']
  readonly shelf: StudyShelf
  readonly format: Format<Of['record']>
  readonly draft: { readonly initial: Of['draft'] }
  /** The live state while nothing runs. */
  readonly idle: Of['live']
  progress(record: Of['record']): Progress
  /** Runs what the record lacks; ends with `over` or `failed`, unless the study is paused before. */
  run(record: Of['record'], pool: EnginePool, report: RunReport<Of>): void
  readonly progressWords: ProgressWords<Of>
}

/** The words for the progress of a study. The live state is null unless the study runs. */
interface ProgressWords<Of extends StudyTypes> {
  readonly texts: ProgressTexts
  /** Says how much has been done. */
  counts(record: Of['record'], progress: Progress, live: Of['live'] | null): string
  /** Milliseconds; null while it is not known. */
  timeLeft(running: Running<Of>): number | null
  /** Overrides the progress bar; `done: null` shows an indeterminate bar. */
  bar?(
    record: Of['record'],
    progress: Progress,
    live: Of['live'] | null,
  ): Pick<Progress, 'total'> & { readonly done: number | null }
  /** Overrides the sentence at the end; null for the default one. */
  done?(record: Of['record'], progress: Progress): string | null
  /** Translates the reason why a study stopped; null for the default message. */
  stopped?(reason: string): string | null
}

/** A kind that is listed on a tab, with a form and a view. */
export interface ShownKind<Of extends ShownTypes> extends StudyKind<Of> {
  readonly draft: StudyDraft<Of>
  readonly words: StudyWords<Of>
}

/** The choices that the form holds, and the plan that they make. */
export interface StudyDraft<Of extends StudyTypes> {
  readonly initial: Of['draft']
  /** Ready-made studies. @param players all that there are */
  presets(players: readonly Contestant[]): readonly Preset<Of>[]
  planOf(draft: Of['draft'], players: readonly Contestant[]): PlanOf<Of>
  /** The choices that made an existing study. */
  of(record: Of['record']): Of['draft']
}

/** The difference of a ready-made study from the initial draft, by the key of its texts. */
type Preset<Of extends StudyTypes> = Partial<Of['draft']> & { readonly key: string }

/** A kind in words, in the current language, and as a command. */
export interface StudyWords<Of extends StudyTypes> {
  readonly texts: StudyTexts
  /** The name of its exported files where a study's own cannot be used. */
  readonly fileName: string
  /** The line in the list that tells a study from others. */
  about(record: Of['record']): string
  /** Two lines that tell the whole plan. */
  details(record: Of['record']): readonly [readonly string[], readonly string[]]
  /** Overrides the badge, which has the state and how much is done; null for the default. */
  badge?(state: StudyState, percent: string, record: Of['record']): string | null
  /** The default name; empty where there is nothing to be named yet. */
  usualName(plan: PlanOf<Of>): string
  /** About how long a plan takes on one core, ms; left out by a kind without ready-made studies. */
  time?(plan: PlanOf<Of>): number
  /** @param workers how many share the work */
  sum(plan: PlanOf<Of>, workers: number): Sum
  faults?(plan: PlanOf<Of>): readonly string[]
  /** Says what is still to be chosen, which is no fault. */
  hint?(plan: PlanOf<Of>): string | null
  /** Overrides the label of the button that starts a study at once. */
  start?(): string
  /** The command that gives the same in a terminal; null where there is none. */
  command(record: Of['record']): Command | null
}

/** The size of a plan, and notes on it. */
export interface Sum {
  readonly size: string
  readonly note: string
  readonly warning?: string | null
}

/** The progress of a study. */
export interface Progress {
  /** Searches, games, points … */
  readonly done: number
  readonly total: number
  readonly isBegun: boolean
  /** Is nothing left to do? That may be so before `done` reaches `total`. */
  readonly isOver: boolean
}

/** The progress of a study that is over when all is done, and only then. */
export function progressOf(done: number, total: number): Progress {
  return { done, total, isBegun: done > 0, isOver: done === total }
}

/** A run as it goes on. */
export interface Running<Of extends StudyTypes> {
  readonly record: Of['record']
  readonly live: Of['live']
  readonly progress: Progress
  readonly pool: EnginePool
}

/** The functions by which a run reports what happens. */
export interface RunReport<Of extends RunTypes> {
  /** @param now returns all findings so far; called as they are shown or saved, a few times a second at most */
  readonly found: (now: () => Found<Of>) => void
  /** Shows something at once, which is never saved. */
  readonly live: (live: Partial<Of['live']>) => void
  /** Call this when nothing is left to do, even if some jobs still run. */
  readonly over: () => void
  /** Call this when the run cannot go on. */
  readonly failed: (reason: string) => void
}

/** The findings so far, and the live state that goes with them. */
export interface Found<Of extends RunTypes> {
  readonly record: Partial<Of['record']>
  readonly live: Partial<Of['live']>
}
