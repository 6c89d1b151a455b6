/**
 * The walk in words, stone by stone: where each comes from, which own neighbours it has, and where the search backs up
 * to.
 */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { difference, nodesOf, size } from '../../../../engine/game/node-set.ts'
import type { Position } from '../../../../engine/game/position.ts'
import type { WalkStep } from '../../../../engine/game/terminal-test.ts'
import { i18n } from '../../../language/i18n.ts'
import { listed } from '../../../language/words.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { goToStone, type ShownWalk } from '../../../model/inspect/terminal-walk.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { useWalk } from './use-walk.ts'

/** Nothing on a board without stones. */
export function WalkList({ drawn }: { drawn: Position }) {
  const walk = useWalk(drawn)
  return walk && <Steps walk={walk} />
}

function Steps({ walk }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { position, grown, test, shown } = walk
  const { names } = position.board
  const members = Array.from(nodesOf(grown), (node) => names[node]).join(', ')
  return (
    <section className="panel walk-panel" aria-label={t('grow.title')}>
      <h2>{t('grow.title')}</h2>
      <p className="muted small">{t('grow.about')}</p>
      <p>
        <strong className="walk-set">{`A = {${members}}`}</strong>
        <span className="muted small">{t('grow.stones', { count: size(grown) })}</span>
      </p>
      <ol className="walk-list">
        {test.walk.slice(0, shown).map((step, i) => (
          <Step key={step.node} walk={walk} step={step} index={i} />
        ))}
      </ol>
      {walk.isOver && <Others walk={walk} />}
    </section>
  )
}

interface StepProps {
  readonly walk: ShownWalk
  readonly step: WalkStep
  readonly index: number
}

function Step({ walk, step, index }: StepProps) {
  const { t } = useTranslation('terminal')
  const { inspect } = useLaterServices(INSPECT)
  const { names } = walk.position.board
  const isCurrent = index === walk.shown - 1
  const isStepped = useStore(inspect, (state) => state.walk.shown !== null)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent && isStepped) showInColumn(row.current)
  }, [isCurrent, isStepped])
  return (
    <li ref={row} aria-current={isCurrent ? 'step' : undefined}>
      <button className="quiet" onClick={() => goToStone(inspect, index + 1)}>
        <span className="walk-number" aria-hidden="true">
          {index + 1}
        </span>
        <strong>{names[step.node]}</strong>
        <span className="walk-words">
          {step.from === null ? t('grow.begins') : t('grow.down', { stone: names[step.from] })}
          <small className="muted">{neighbourWords(walk, step, index)}</small>
        </span>
      </button>
    </li>
  )
}

/**
 * Scrolls the panel's column as little as is needed. Stacked columns do not scroll themselves, and the page stays at
 * the board.
 */
function showInColumn(row: HTMLElement | null): void {
  const column = row?.closest('.column')
  if (!row || !column) return
  const [inner, outer] = [row.getBoundingClientRect(), column.getBoundingClientRect()]
  column.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top)
}

/** The neighbours of its own colour that the stone meets, and what the search does once they are all in A. */
function neighbourWords({ position, test }: ShownWalk, { met, back }: WalkStep, index: number): string {
  const t = i18n.getFixedT(null, 'terminal')
  const { names } = position.board
  const how = { before: 'grow.before', meanwhile: 'grow.meanwhile', down: 'grow.next' } as const
  const stones = met.map(({ node, how: found }) => t(how[found], { stone: names[node] })).join(', ')
  const neighbours = met.length === 0 ? t('grow.alone') : t('grow.own', { count: met.length, stones })
  if (index === test.walk.length - 1) return `${neighbours}: ${t('grow.done')}`
  return back.length === 0 ? neighbours : `${neighbours}: ${t('grow.back', { stone: names[back[back.length - 1]] })}`
}

/** Stones of the same colour that nothing joins to the last one. */
function Others({ walk: { position, colour, lastStone, test } }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { names } = position.board
  const others = Array.from(nodesOf(difference(position[colour], test.chain)), (node) => names[node])
  if (others.length === 0) return null
  return (
    <p className="muted small">
      {t('grow.others', { count: others.length, stones: listed(others), last: names[lastStone] })}
    </p>
  )
}
