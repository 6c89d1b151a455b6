/** Distinct names for the positions compared: as elsewhere in the app, or by their number of stones. */
import { useTranslation } from 'react-i18next'
import { size } from '../../../../engine/game/node-set.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { isolated } from '../../../language/isolated.ts'
import { usePositionNames } from '../../../parts/positions/position-choice.tsx'

export function usePositionWords(positions: readonly string[]): ReadonlyMap<string, string> {
  const { t } = useTranslation('lab')
  const nameOf = usePositionNames()
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const position of positions) {
    const { red, blue } = parsePosition(position)
    const name = nameOf(position) ?? t('stones', { count: size(red) + size(blue) })
    const number = (taken.get(name) ?? 0) + 1
    taken.set(name, number)
    names.set(position, number === 1 ? name : `${isolated(name)} (${number})`)
  }
  return names
}
