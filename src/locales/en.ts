/** Every sentence of the app in English, the original, from which the keys of all texts come. The texts of faults stand beside what throws them. */
import { FAULT_TEXTS } from '../engine/game/fault.ts'
import { TEXTS as START } from './en-start.ts'
import { TEXTS as REST } from './en-rest.ts'
import { TEXTS as GAMES } from './en-games.ts'
import { TEXTS as REPLAY } from './en-replay.ts'
import { TEXTS as STUDIES } from './en-studies.ts'

export const ENGLISH = { ...START, faults: FAULT_TEXTS, ...REST, ...GAMES, ...REPLAY, ...STUDIES } as const
