/** The shape of contestants, apart from what they play: the page needs it at its start. */
import * as v from 'valibot'
import { checkedProgram, isContestant } from '../engine/arena/contestant-file.ts'
import type { Contestant, ProgramStrategy } from '../engine/arena/contestant.ts'

/** The engine checks it, which knows what it can use. */
export const ContestantSchema = v.custom<Contestant>(isContestant)

export const ProgramSchema = v.custom<ProgramStrategy>((data) => {
  try {
    checkedProgram(data)
    return true
  } catch {
    return false
  }
})
