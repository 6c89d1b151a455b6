/** The cheapest sets of each colour, browsed one at a time. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { EMPTY, nodesOf, size, type NodeSet } from '../../../engine/game/node-set.ts'
import type { Position } from '../../../engine/game/position.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { count } from '../../language/words.ts'
import { INSPECT, showSet } from '../../model/inspect/inspect-store.ts'
import { useLaterServices } from '../../platform/services.tsx'

/** All cheapest sets of each colour: only the empty set once three sides are joined, none once that is impossible. */
export type SetsOfColours = Readonly<Record<Colour, readonly NodeSet[]>>

export function SetsPanel({ drawn, sets }: { drawn: Position; sets: SetsOfColours }) {
  const { t } = useTranslation('inspect')
  return (
    <section className="panel" aria-label={t('sets.title')}>
      <h2>{t('sets.title')}</h2>
      {COLOURS.map((colour) => (
        <ColourSets key={colour} drawn={drawn} colour={colour} sets={sets[colour]} />
      ))}
    </section>
  )
}

interface ColourSetsProps {
  readonly drawn: Position
  readonly colour: Colour
  readonly sets: readonly NodeSet[]
}

function ColourSets({ drawn, colour, sets }: ColourSetsProps) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const index = useStore(inspect, ({ set }) => set[colour])
  const chosen = sets.length === 0 ? EMPTY : sets[index]
  const show = (to: number) => showSet(inspect, colour, (to + sets.length) % sets.length)
  return (
    <section className="colour-sets cells" aria-label={t(`sets.of.${colour}`)}>
      <StoneIcon colour={colour} size={26} />
      <p>
        <strong className="big number" data-testid={`set-count-${colour}`}>
          {chosen === EMPTY ? 0 : count(sets.length)}
        </strong>{' '}
        <span className="muted">
          {chosen === EMPTY
            ? t(sets.length === 0 ? 'sets.none' : 'sets.joined')
            : t('sets.ways', { count: sets.length, stones: t('stones', { count: size(chosen) }) })}
        </span>
      </p>
      {chosen !== EMPTY && (
        <div className="set-browser">
          <button
            onClick={() => show(index - 1)}
            disabled={sets.length === 1}
            aria-label={t(`sets.previous.${colour}`)}
          >
            ◂
          </button>
          <div aria-live="polite" aria-atomic="true">
            <ol className="line" aria-label={t('sets.nodes')}>
              {Array.from(nodesOf(chosen), (node) => (
                <li key={node} className={`chip chip-${colour}`}>
                  {drawn.board.names[node]}
                </li>
              ))}
            </ol>
            <span className="muted small">{t('sets.place', { place: index + 1, count: sets.length })}</span>
          </div>
          <button onClick={() => show(index + 1)} disabled={sets.length === 1} aria-label={t(`sets.next.${colour}`)}>
            ▸
          </button>
        </div>
      )}
    </section>
  )
}
