/** The needs of each colour on boards and by rules whose cheapest sets are too many to list, and the corners of its chains. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Needs } from '../../../engine/evaluation/needs.ts'
import type { CapturedCorner } from '../../../engine/game/chain.ts'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { EMPTY, nodesOf, size, type NodeSet } from '../../../engine/game/node-set.ts'
import type { Position } from '../../../engine/game/position.ts'
import { count, listed } from '../../language/words.ts'
import { INSPECT, SET_PARTS } from '../../model/inspect/inspect-store.ts'
import { cornerName } from '../../parts/board/captures.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'

export type NeedsOfColours = Readonly<Record<Colour, Needs>>

export function NeedsPanel({ drawn, needs }: { drawn: Position; needs: NeedsOfColours }) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const setPart = useStore(inspect, (state) => state.setPart)
  return (
    <section className="panel" aria-label={t('sets.title')}>
      <h2>{t('sets.title')}</h2>
      <Segmented
        legend={t('needs.parts.legend')}
        options={SET_PARTS.map((value) => ({
          value,
          label: t(`needs.parts.${value}`),
          name: t(`needs.partNames.${value}`),
        }))}
        value={setPart}
        onChange={(setPart) => inspect.setState({ setPart, overlay: 'sets' })}
      />
      {COLOURS.map((colour) => (
        <ColourNeeds key={colour} drawn={drawn} colour={colour} needs={needs[colour]} />
      ))}
    </section>
  )
}

interface ColourNeedsProps {
  readonly drawn: Position
  readonly colour: Colour
  readonly needs: Needs
}

function ColourNeeds({ drawn, colour, needs }: ColourNeedsProps) {
  const { t } = useTranslation('inspect')
  const { cheapest, helpful } = needs
  const stones = cheapest === null ? 0 : size(cheapest)
  return (
    <section className="colour-sets cells" aria-label={t(`sets.of.${colour}`)}>
      <StoneIcon colour={colour} size={26} />
      <p>
        {cheapest !== null && (
          <>
            <strong className="big number" data-testid={`set-size-${colour}`}>
              {count(stones)}
            </strong>{' '}
          </>
        )}
        <span className="muted">
          {cheapest === null ? t('needs.none') : stones === 0 ? t('needs.won') : t('needs.enough', { count: stones })}
        </span>
      </p>
      {cheapest !== null && cheapest !== EMPTY && (
        <div className="needed-set">
          <ol className="line" aria-label={t('sets.nodes')}>
            {Array.from(nodesOf(cheapest), (node) => (
              <li key={node} className={`chip chip-${colour}`}>
                {drawn.board.names[node]}
              </li>
            ))}
          </ol>
          <span className="muted small">{t('needs.helpful', { count: size(helpful) })}</span>
        </div>
      )}
      {drawn.cornersToWin > 1 && <Corners drawn={drawn} needs={needs} />}
    </section>
  )
}

/** The corners that a colour's chains have captured, and those that the set captures besides. */
function Corners({ drawn, needs: { captured, capturedThen } }: Omit<ColourNeedsProps, 'colour'>) {
  const { t } = useTranslation('inspect')
  const had = captured.map(({ corner }) => corner)
  const gained = capturedThen.filter(({ corner }) => !had.includes(corner))
  return (
    <ul className="needed-corners small" aria-label={t('needs.corners')}>
      {captured.length === 0 && <li className="muted">{t('needs.noCorner')}</li>}
      {byChain(captured).map(([chain, corners]) => (
        <li key={chain}>{t('needs.captured', wordsOf(drawn, chain, corners))}</li>
      ))}
      {byChain(gained).map(([chain, corners]) => (
        <li key={chain} className="muted">
          {t('needs.capturedThen', wordsOf(drawn, chain, corners))}
        </li>
      ))}
    </ul>
  )
}

/** The corners of each chain. */
function byChain(captured: readonly CapturedCorner[]): [NodeSet, number[]][] {
  const chains = new Map<NodeSet, number[]>()
  for (const { corner, chain } of captured) chains.set(chain, [...(chains.get(chain) ?? []), corner])
  return [...chains]
}

function wordsOf({ board }: Position, chain: NodeSet, corners: readonly number[]) {
  const nodes = Array.from(nodesOf(chain), (node) => board.names[node]).join(' ')
  return { count: corners.length, corners: listed(corners.map(cornerName)), nodes }
}
