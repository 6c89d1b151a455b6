/** Who wins a position, by which moves, and how far the oracle has come. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatPosition } from '../../../engine/game/notation.ts'
import { play, type Position } from '../../../engine/game/position.ts'
import { count } from '../../language/words.ts'
import { nextMove, truthWords, type TruthPicture } from './truth-picture.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { useServices } from '../../platform/services.tsx'

interface TruthPanelProps {
  readonly position: Position
  readonly picture: TruthPicture
  /** Called with the position after the next move of perfect play. */
  readonly onNext: (position: Position) => void
}

export function TruthPanel({ position, picture, onNext }: TruthPanelProps) {
  const { t } = useTranslation('oracle')
  const { truths } = useServices(TRUTHS)
  const next = nextMove(
    position,
    useStore(truths.store, ({ known }) => known),
  )
  return (
    <section className="panel" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <TruthWords position={position} />
      <MoveCounts position={position} picture={picture} />
      <div className="buttons">
        <button disabled={next === null} onClick={() => next !== null && onNext(play(position, next))}>
          {next === null ? t('next') : t('nextMove', { node: position.board.names[next] })}
        </button>
      </div>
    </section>
  )
}

/** Who wins the position and how, or how far the oracle has come. */
export function TruthWords({ position }: { position: Position }) {
  const { t } = useTranslation('oracle')
  const { truths } = useServices(TRUTHS)
  const { known, progress, error } = useStore(truths.store)
  const expanded = progress?.expanded ?? 0
  const truth = known.get(formatPosition(position))
  if (error !== null) return <p className="fault small">{t('failed', { reason: error })}</p>
  return (
    <div role="status">
      {truth === undefined ? (
        // Screen readers do not read out counts while they run.
        <p className="muted" aria-live="off">
          {t('solving', { expanded: count(expanded), count: expanded })}
        </p>
      ) : (
        <p>
          <strong className={`name-${truth.winner}`}>{truthWords(truth)}</strong>
          {truth.move !== null && ` · ${t('by', { node: position.board.names[truth.move] })}`}
        </p>
      )}
    </div>
  )
}

/** Numbers of moves that win, that lose, and that are still open. */
export function MoveCounts({
  position: { toMove },
  picture: { won, lost, unknown },
}: {
  position: Position
  picture: TruthPicture
}) {
  const { t } = useTranslation('oracle')
  const all = won + lost + unknown
  if (all === 0) return null
  return (
    <>
      <p className="muted small">
        {t('moves', { player: COLOUR_NAMES[toMove], won, lost })}
        {unknown > 0 && ` ${t('unknown', { count: unknown })}`}
      </p>
      {unknown > 0 && <progress value={won + lost} max={all} aria-label={t('progress')} />}
    </>
  )
}
