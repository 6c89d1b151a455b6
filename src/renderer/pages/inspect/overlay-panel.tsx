/** The choice of the overlay on the board, its options, and the legend of its marks. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Evaluator } from '../../../engine/evaluation/evaluator.ts'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import type { Position } from '../../../engine/game/position.ts'
import type { Mark } from '../../parts/board/marks.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { INSPECT, overlaysFor, SET_OWNERS, type Overlay } from '../../model/inspect/inspect-store.ts'
import type { OverlayPicture } from './overlays.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { contestantLabel } from '../../model/players/names.ts'
import { useLaterServices } from '../../platform/services.tsx'

interface OverlayPanelProps {
  readonly drawn: Position
  readonly overlay: Overlay
  readonly picture: OverlayPicture | null
  /** The evaluators that can judge moves, by name. */
  readonly evaluators: ReadonlyMap<string, Evaluator>
  /** Is the overlay about moves, and is there no move? */
  readonly hasNoMove: boolean
}

export function OverlayPanel({ drawn, overlay, picture, evaluators, hasNoMove }: OverlayPanelProps) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const { setOwner, colour, side } = useStore(inspect)
  return (
    <section className="panel" aria-label={t('overlay.label')}>
      <h2>{t('overlay.title')}</h2>
      <Select
        label={t('overlay.label')}
        options={overlaysFor(drawn).map((value) => ({ value, label: t(`overlay.${value}`) }))}
        value={overlay}
        onChange={(overlay) => inspect.setState({ overlay })}
      />
      {overlay === 'sets' && (
        <Segmented
          legend={t('sets.whose')}
          options={SET_OWNERS.map((value) => ({ value, label: t(`short.${value}`), name: t(`sets.shown.${value}`) }))}
          value={setOwner}
          onChange={(setOwner) => inspect.setState({ setOwner })}
        />
      )}
      {overlay === 'distances' && (
        <>
          <Segmented
            legend={t('player')}
            options={COLOURS.map((value) => ({ value, label: COLOUR_NAMES[value], name: t(`distances.of.${value}`) }))}
            value={colour}
            onChange={(colour) => inspect.setState({ colour })}
          />
          <Segmented
            legend={t('side')}
            options={SIDE_NAMES.map((name, value) => ({ value, label: name, name: t('sideNamed', { side: name }) }))}
            value={side}
            onChange={(side) => inspect.setState({ side })}
          />
        </>
      )}
      {overlay === 'moves' && <EvaluatorOfMoves evaluators={evaluators} />}
      {picture !== null && picture.legend.length > 0 && <Legend entries={picture.legend} />}
      {hasNoMove && <p className="muted">{t('overlay.noMove')}</p>}
    </section>
  )
}

/** The evaluator whose values stand on the moves. */
function EvaluatorOfMoves({ evaluators }: Pick<OverlayPanelProps, 'evaluators'>) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const evaluator = useStore(inspect, (state) => state.evaluator)
  // Names of players are free text, but none is empty.
  const options = [
    { value: '', label: t('evaluator.report') },
    ...[...evaluators.keys()].map((name) => ({
      value: name,
      label: t('evaluator.of', { player: contestantLabel(name) }),
    })),
  ]
  const isKnown = evaluator !== null && evaluators.has(evaluator)
  return (
    <>
      <Select
        label={t('evaluator.label')}
        isLabelShown
        options={options}
        value={isKnown ? evaluator : ''}
        onChange={(name) => inspect.setState({ evaluator: name || null })}
      />
      {isKnown && (
        <p className="muted small">
          {t(`evaluator.${evaluators.get(evaluator)?.kind === 'network' ? 'network' : 'linear'}`)}
        </p>
      )}
    </>
  )
}

function Legend({ entries }: { entries: readonly Mark[] }) {
  const { t } = useTranslation('inspect')
  return (
    <ul className="legend-list stack gap-1" aria-label={t('overlay.legend')}>
      {entries.map(({ text, tone, strength, meaning }) => (
        <li key={text}>
          <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
            <circle className="spot" r="12" />
            <circle className={`mark ${tone}`} r="12" fillOpacity={strength} />
          </svg>
          <strong className="number">{text}</strong>
          <span className="muted">{meaning}</span>
        </li>
      ))}
    </ul>
  )
}
