/** All kinds of study. */
import { ACCURACIES } from './accuracy/accuracies.ts'
import { CONTESTS } from './contest/contests.ts'
import { EXPERIMENTS } from './experiment/experiments.ts'
import { GUESSES } from './guess.ts'
import { KEPT_TABLES } from './kept-table.ts'
import { TRAINING_RUNS } from './training/training-runs.ts'
import type { StudyKind, StudyTypes } from './study-kind.ts'
import { SURFACES } from './surface/surfaces.ts'
import { TABLE_GAMES } from './table-games.ts'

const ALL = [EXPERIMENTS, CONTESTS, SURFACES, TRAINING_RUNS, ACCURACIES, GUESSES, KEPT_TABLES, TABLE_GAMES] as const

export const STUDY_KINDS: readonly StudyKind<StudyTypes>[] = ALL

/** The kinds as services, which say what the app provides by the name of each. */
export type AnyStudy = (typeof ALL)[number]
