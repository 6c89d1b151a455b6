import { formatPosition } from '../../../engine/game/notation.ts'
import { isPuzzle } from '../../model/library/built-ins.ts'
import { lastMoment, type GameEntry } from '../../model/library/entries.ts'
import { useRecords } from '../../model/puzzles/records.ts'

/** Would the notes of an entry give away a puzzle that has not been tried? */
export function useIsSecret(entry: GameEntry): boolean {
  const { tried } = useRecords()
  return isPuzzle(entry) && tried.every(({ position }) => position !== formatPosition(lastMoment(entry).position))
}
