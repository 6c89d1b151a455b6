/** The number of intersections that are not empty, and the verdict once A is complete. */
import { useTranslation } from 'react-i18next'
import { has, intersects } from '../../../../engine/game/node-set.ts'
import { SIDES_TO_WIN } from '../../../../engine/game/pentagon.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { i18n } from '../../../language/i18n.ts'
import { listed } from '../../../language/words.ts'
import type { ShownWalk } from '../../../model/inspect/terminal-walk.ts'
import { StoneIcon } from '../../../parts/board/stone.tsx'
import { setName } from './set-names.ts'

export function VerdictPanel({ walk }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { position, colour, grown, test, isOver, shown } = walk
  const { sides } = position.board
  const joined = sides.flatMap((side, k) => (intersects(side, grown) ? [k] : []))
  return (
    <section
      className={`panel end-verdict${isOver && test.isTerminal ? ` ${colour}` : ''}`}
      aria-label={t('verdict.title')}
    >
      <h2>{t('verdict.title')}</h2>
      <div role="status">
        {isOver ? (
          <p className="end-words row">
            <StoneIcon colour={colour} size={28} />
            <strong className="big">{verdictWords(walk, joined.length)}</strong>
          </p>
        ) : (
          <p className="muted">
            {t('verdict.growing', { place: shown, count: test.walk.length, least: SIDES_TO_WIN })}
          </p>
        )}
      </div>
      {isOver && (
        <p>
          {joined.length > 0 && t('verdict.members', { count: joined.length, sets: listed(joined.map(setName)) })}{' '}
          {t('verdict.rule')} <Corners walk={walk} />
        </p>
      )}
    </section>
  )
}

function verdictWords({ position, colour, test }: ShownWalk, count: number): string {
  const sides = i18n.t(`terminal:verdict.nonEmpty.${count as 0 | 1 | 2 | 3 | 4 | 5}`)
  if (test.isTerminal) return i18n.t(`terminal:verdict.won.${colour}`, { sides })
  return i18n.t(winnerOf(position) === null ? 'terminal:verdict.goesOn' : 'terminal:verdict.notThis', { sides })
}

/** A corner of A is in two of the intersections. */
function Corners({ walk: { position, grown } }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { corners, names } = position.board
  const held = corners.filter((corner) => has(grown, corner)).sort((a, b) => a - b)
  return held.length === 0
    ? t('verdict.noCorner')
    : t('verdict.corners', { count: held.length, stones: listed(held.map((corner) => names[corner])) })
}
