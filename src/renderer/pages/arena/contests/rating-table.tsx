/** Contestants by rating, each with its error on a common scale; groups that cannot be compared stand apart. */
import { rounded } from '../../../../engine/math/rounding.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { RatedPlayer, RatingGroup } from '../../../../engine/arena/ratings.ts'
import type { Standing } from '../../../../engine/arena/tournament.ts'
import { ratio } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import { eloWords, intervalWords } from '../../../model/studies/contest/words.ts'
import './rating-table.css'

interface RatingTableProps {
  readonly standing: Standing
  readonly names: readonly string[]
}

export function RatingTable({ standing: { groups, thrown }, names }: RatingTableProps) {
  const { t } = useTranslation('arena')
  const isJudged = thrown.some((estimate) => estimate !== null)
  const places = groups.flatMap(({ members }) => members.map(({ player }) => player))
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('standing.ratings')}>
      <table className="counts ratings">
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('standing.place')}
            </th>
            <th scope="col">{t('standing.player')}</th>
            <th scope="col" className="number">
              {t('standing.rating')}
            </th>
            <th scope="col" className="rating-line">
              <span className="visually-hidden">{t('standing.onLine')}</span>
            </th>
            {isJudged && (
              <th scope="col" className="number">
                {t('standing.thrown')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.members[0].player}>
              {group.members.map((member) => (
                <tr key={member.player}>
                  <td className="number muted">{places.indexOf(member.player) + 1}</td>
                  <th scope="row">{names[member.player]}</th>
                  <td className="number">{ratingText(group, member)}</td>
                  <td className="rating-line">{group.openings > 1 && <Whisker group={group} member={member} />}</td>
                  {isJudged && <td className="number">{thrownText(member.player)}</td>}
                </tr>
              ))}
              <Above group={group} groups={groups} names={names} columns={isJudged ? 5 : 4} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )

  function ratingText({ members }: RatingGroup, { elo, error }: RatedPlayer): string {
    if (members.length === 1) return '–'
    return !Number.isFinite(error)
      ? eloWords(elo)
      : t('standing.ratingOf', { elo: eloWords(elo), error: count(rounded(error)) })
  }

  function thrownText(player: number): string {
    const estimate = thrown[player]
    return estimate === null ? '–' : intervalWords(estimate, ratio)
  }
}

/** The note that a group never lost to those below, so that no number says by how much it is better. */
function Above({
  group: { above },
  groups,
  names,
  columns,
}: {
  group: RatingGroup
  groups: readonly RatingGroup[]
  names: readonly string[]
  columns: number
}) {
  const { t } = useTranslation('arena')
  if (above.length === 0) return null
  const beneath = groups[above[0]].members.map(({ player }) => names[player])
  return (
    <tr className="group-end">
      <td colSpan={columns} className="muted small">
        {t('standing.neverLost', { players: beneath })}
      </td>
    </tr>
  )
}

/** A rating and its interval, on a scale from the minimum to the maximum of the group. */
function Whisker({ group: { members }, member: { elo, lower, upper } }: { group: RatingGroup; member: RatedPlayer }) {
  const min = Math.min(...members.map((other) => other.lower))
  const max = Math.max(...members.map((other) => other.upper))
  const place = (points: number) => `${(100 * (points - min)) / (max - min)}%`
  return (
    <span className="whisker-line" aria-hidden="true">
      <i className="span" style={{ left: place(lower), width: `${(100 * (upper - lower)) / (max - min)}%` }} />
      <i className="value" style={{ left: place(elo) }} />
    </span>
  )
}
