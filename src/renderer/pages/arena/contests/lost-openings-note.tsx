/** Why perfect play has lost games: their openings were lost. Nothing where it has lost none, or does not play. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lostOpenings } from '../../../../engine/arena/lost-openings.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import { count } from '../../../language/words.ts'
import type { ContestRecord } from '../../../model/studies/contest/contest-file.ts'

/** The number of games that are named. */
const NAMED = 5

export function LostOpeningsNote({ record: { tournament, games } }: { record: ContestRecord }) {
  const { t } = useTranslation('arena')
  const found = useMemo(() => lostOpenings(tournament, games), [tournament, games])
  return found.map(({ player, games: played, lost }) => (
    <p key={player} className="muted small">
      <strong>{t('lostOpenings.title', { count: lost.length, number: count(lost.length) })}</strong>{' '}
      {t('lostOpenings.text', {
        name: contestantLabel(tournament.contestants[player].name),
        count: lost.length,
        lost: count(lost.length),
        games: count(played),
        named:
          lost
            .slice(0, NAMED)
            .map((number) => count(number + 1))
            .join(', ') + (lost.length > NAMED ? ' …' : ''),
      })}
    </p>
  ))
}
