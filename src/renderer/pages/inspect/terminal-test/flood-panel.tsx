/**
 * The flood fill that play and searches use as terminal test, round by round, and whether it agrees with the report's.
 */
import { useTranslation } from 'react-i18next'
import { floodRounds, isWonBy } from '../../../../engine/game/chain.ts'
import { EMPTY, nodesOf, only, size, union } from '../../../../engine/game/node-set.ts'
import { fitsBits } from '../../../../engine/game/position.ts'
import type { ShownWalk } from '../../../model/inspect/terminal-walk.ts'

export function FloodPanel({ walk: { position, colour, lastStone, test } }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { board } = position
  const own = position[colour]
  const rounds = floodRounds(board, only(lastStone), own)
  const filled = rounds.reduce(union, EMPTY)
  const isSame = filled === test.chain && isWonBy(board, own, lastStone) === test.isTerminal
  return (
    <section className="panel" aria-label={t('flood.title')}>
      <h2>{t('flood.title')}</h2>
      <ol className="flood-rounds" aria-label={t('flood.rounds')}>
        {rounds.map((added) => (
          <li key={added}>{Array.from(nodesOf(added), (node) => board.names[node]).join(' ')}</li>
        ))}
      </ol>
      <p className="small">{t('flood.count', { count: rounds.length, walked: test.walk.length })}</p>
      <p className={isSame ? 'both-agree small' : 'fault'}>
        {t(isSame ? 'flood.agree' : 'flood.differ', { count: size(test.chain) })}
      </p>
      <details className="more">
        <summary>{t('flood.how')}</summary>
        <p className="small">
          {t(fitsBits(position) ? 'flood.about' : 'flood.aboutCells', { count: board.nodeCount })}
        </p>
      </details>
    </section>
  )
}
