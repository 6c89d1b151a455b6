/** The number of intersections that are not empty, and the verdict once A is complete. */
import { useTranslation } from 'react-i18next'
import { capturedCorners, hasWon } from '../../../../engine/game/chain.ts'
import { has, intersects } from '../../../../engine/game/node-set.ts'
import { SIDES_TO_WIN } from '../../../../engine/game/pentagon.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { i18n } from '../../../language/i18n.ts'
import { listed } from '../../../language/words.ts'
import type { ShownWalk } from '../../../model/inspect/terminal-walk.ts'
import { cornerName } from '../../../parts/board/captures.ts'
import { StoneIcon } from '../../../parts/board/stone.tsx'
import { setName } from './set-names.ts'

export function VerdictPanel({ walk }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { position, colour, grown, test, isOver, shown } = walk
  const isForCorners = position.cornersToWin > 1
  const { sides } = position.board
  const joined = sides.flatMap((side, k) => (intersects(side, grown) ? [k] : []))
  return (
    <section
      className={`panel end-verdict${isOver && hasEnded(walk) ? ` ${colour}` : ''}`}
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
            {t(isForCorners ? 'verdict.growingForCorners' : 'verdict.growing', {
              place: shown,
              count: test.walk.length,
              least: SIDES_TO_WIN,
            })}
          </p>
        )}
      </div>
      {isOver && (
        <p>
          {joined.length > 0 && t('verdict.members', { count: joined.length, sets: listed(joined.map(setName)) })}{' '}
          {isForCorners ? <CapturedCorners walk={walk} /> : t('verdict.rule')} <Corners walk={walk} />
        </p>
      )}
    </section>
  )
}

/** Does the chain of the last stone end the game: by its sides, or by the corners that it completes? */
function hasEnded({ position, colour, test }: ShownWalk): boolean {
  const { board, cornersToWin } = position
  if (cornersToWin === 1) return test.isTerminal
  return test.isTerminal && hasWon(board, position[colour], cornersToWin)
}

function verdictWords(walk: ShownWalk, count: number): string {
  const { position, colour } = walk
  const sides = i18n.t(`terminal:verdict.nonEmpty.${count as 0 | 1 | 2 | 3 | 4 | 5}`)
  if (hasEnded(walk)) return i18n.t(`terminal:verdict.won.${colour}`, { sides })
  return i18n.t(winnerOf(position) === null ? 'terminal:verdict.goesOn' : 'terminal:verdict.notThis', { sides })
}

/** The corners that A captures, and those of the colour's other chains. */
function CapturedCorners({ walk: { position, colour, test } }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const captured = capturedCorners(position.board, position[colour])
  const namesOf = (isA: boolean) =>
    captured.filter(({ chain }) => (chain === test.chain) === isA).map(({ corner }) => cornerName(corner))
  const [own, others] = [namesOf(true), namesOf(false)]
  return (
    <>
      {own.length === 0 ? t('verdict.noCapture') : t('verdict.captures', { count: own.length, corners: listed(own) })}{' '}
      {others.length > 0 && t('verdict.othersCapture', { count: others.length, corners: listed(others) })}{' '}
      {t('verdict.ruleOfCorners')}
    </>
  )
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
