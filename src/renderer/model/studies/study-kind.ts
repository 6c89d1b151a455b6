/** A kind of study, as plain data: what one class (`Study`), one list, one form and one view need to know of it. */
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { StudyShelf } from '../../../contract/api.ts'
import type { EnginePool } from '../../../workers/pool.ts'
import type { Format, Head } from '../documents/document-list.ts'
import type { Command } from './command-line.ts'
import type { ProgressTexts, StudyState, StudyTexts } from './texts.ts'

/** What a study of any kind needs to run, and to tell how far it is. */
export interface StudyKind<Content extends Head, Live extends object, Draft> {
  readonly shelf: StudyShelf
  readonly format: Format<Content>
  readonly draft: { readonly initial: Draft }
  /** The live state while nothing runs. */
  readonly idle: Live
  readonly progress: (record: Content) => Progress
  /** Runs what the record lacks; ends with `over` or `failed`, unless the study is paused before. */
  readonly run: (record: Content, pool: EnginePool, tell: Tell<Content, Live>) => void
  readonly told: Told<Content, Live>
}

/** How its progress is told. The live state is null unless the study runs. */
interface Told<Content, Live> {
  readonly texts: ProgressTexts
  /** What has been done, in words. */
  readonly counts: (record: Content, progress: Progress, live: Live | null) => string
  /** Milliseconds; null while it is not known. */
  readonly timeLeft: (running: Running<Content, Live>) => number | null
  /** Overrides the progress bar; `done: null` shows an indeterminate bar. */
  readonly bar?: (
    record: Content,
    progress: Progress,
    live: Live | null,
  ) => Pick<Progress, 'total'> & { readonly done: number | null }
  /** Message at the end, instead of the usual one that all has been done; null for the usual one. */
  readonly done?: (record: Content, progress: Progress) => string | null
  /** Translates a failure reason; null for the default message. */
  readonly stopped?: (reason: string) => string | null
}

/** A kind that is listed on a tab, with a form and a view. */
export interface ShownKind<
  Content extends Head,
  Live extends object,
  Draft,
  Plan extends Planned<Content>,
> extends StudyKind<Content, Live, Draft> {
  readonly draft: StudyDraft<Content, Draft, Plan>
  readonly words: StudyWords<Content, Plan>
}

/** The choices that the form holds, and the plan that they make. */
export interface StudyDraft<Content extends Head, Draft, Plan extends Planned<Content>> {
  readonly initial: Draft
  /** Ready-made studies. @param players all that there are */
  readonly presets: (players: readonly Contestant[]) => readonly Preset<Draft>[]
  readonly planOf: (draft: Draft, players: readonly Contestant[]) => Plan
  /** The choices that made an existing study. */
  readonly of: (record: Content) => Draft
}

/** What differs from the initial draft, by the key of its texts. */
type Preset<Draft> = Partial<Draft> & { readonly key: string }

export interface Planned<Content extends Head> {
  /** What a study begins with; null where something is wrong with the plan. */
  readonly body: Omit<Content, keyof Head> | null
}

/** A kind in words, in the current language, and as a command. */
export interface StudyWords<Content extends Head, Plan> {
  readonly texts: StudyTexts
  /** The name of its exported files where a study's own cannot be used. */
  readonly fileName: string
  /** What the list says of a study. */
  readonly about: (record: Content) => string
  /** The same at length, on two lines. */
  readonly details: (record: Content) => readonly [readonly string[], readonly string[]]
  /** What its badge says where that is not the state with how much is done. */
  readonly badge?: (state: StudyState, percent: string, record: Content) => string | null
  /** The default name; empty where there is nothing to be named yet. */
  readonly usualName: (plan: Plan) => string
  /** How much work a ready-made study is. @param workers how many share the work */
  readonly size: (plan: Plan, workers: number) => string
  readonly sum: (plan: Plan, workers: number) => Sum
  readonly faults: (plan: Plan) => readonly string[]
  /** What is still to be chosen, which is no fault. */
  readonly hint?: (plan: Plan) => string | null
  /** What the button says that starts it at once, where that is no usual word. */
  readonly start?: () => string
  /** The command that gives the same in a terminal; null where there is none. */
  readonly command: (record: Content) => Command | null
}

/** How much work a plan is. */
export interface Sum {
  readonly size: string
  readonly note: string
  readonly warning?: string | null
}

/** How far a study is. */
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
export interface Running<Content, Live> {
  readonly record: Content
  readonly live: Live
  readonly progress: Progress
  readonly pool: EnginePool
}

/** How a run reports what happens. */
export interface Tell<Content, Live> {
  /** @param now returns all findings so far; called as they are shown or saved, a few times a second at most */
  readonly found: (now: () => Found<Content, Live>) => void
  /** Shows something at once, which is never saved. */
  readonly live: (live: Partial<Live>) => void
  /** Call this when nothing is left to do, even if some jobs still run. */
  readonly over: () => void
  /** Call this when the run cannot go on. */
  readonly failed: (reason: string) => void
}

export interface Found<Content, Live> {
  readonly record: Partial<Content>
  readonly live: Partial<Live>
}
