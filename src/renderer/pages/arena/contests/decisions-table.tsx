/** The deciders of the moves of each contestant; nothing where a search decided all of them. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { decidersIn, decisionsOf, movesIn } from '../../../../engine/arena/decisions.ts'
import { countedGames } from '../../../../engine/arena/match-result.ts'
import { percents } from '../../../language/format.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import { count } from '../../../language/words.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import type { ContestRecord } from '../../../model/studies/contest/contest-file.ts'

export function DecisionsTable({ record: { tournament, test, games } }: { record: ContestRecord }) {
  const { t } = useTranslation('arena')
  const decisions = useMemo(() => decisionsOf(tournament, countedGames(games, test)), [tournament, test, games])
  const deciders = decidersIn(decisions)
  if (deciders.every((decider) => decider === 'search')) return null
  const table = () => ({
    columns: [
      t('standing.player'),
      ...deciders.map((decider) => t(`decisions.by.${decider}`)),
      t('decisions.moves'),
    ].map((name) => ({ name })),
    rows: tournament.contestants.map(({ name }, player) => [
      contestantLabel(name),
      ...deciders.map((decider) => decisions[player][decider]),
      movesIn(decisions[player]),
    ]),
  })
  return (
    <section className="standing" aria-label={t('decisions.title')}>
      <TableHead title={t('decisions.title')} fileName="decisions" table={table}>
        <h3>{t('decisions.title')}</h3>
      </TableHead>
      <p className="muted small">{t('decisions.text')}</p>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('decisions.title')}>
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">{t('standing.player')}</th>
              {deciders.map((decider) => (
                <th key={decider} scope="col" className="number">
                  {t(`decisions.by.${decider}`)}
                </th>
              ))}
              <th scope="col" className="number">
                {t('decisions.moves')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tournament.contestants.map(({ name }, player) => (
              <tr key={name}>
                <th scope="row">{contestantLabel(name)}</th>
                {sharesOf(player).map((share, i) => (
                  <td key={deciders[i]} className="number">
                    {share}
                  </td>
                ))}
                <td className="number muted">{count(movesIn(decisions[player]))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )

  function sharesOf(player: number): string[] {
    const moves = movesIn(decisions[player])
    return moves === 0
      ? deciders.map(() => '–')
      : percents(deciders.map((decider) => decisions[player][decider] / moves))
  }
}
