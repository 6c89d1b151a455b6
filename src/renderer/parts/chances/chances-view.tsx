/** The candidate moves of a position by playouts: they grow while the search thinks, which can be stopped and go on. */
import { useTranslation } from 'react-i18next'
import type { Position } from '../../../engine/game/position.ts'
import type { CandidateMove } from '../../../engine/playouts/best-moves.ts'
import { CHANCES } from '../../model/chances/chance-search.ts'
import { useServices } from '../../platform/services.tsx'
import { chanceWords, intervalWords, lineWords, playoutWords } from './chance-words.ts'
import { useChances } from './use-chances.ts'
import './chances-view.css'

interface ChancesViewProps {
  readonly position: Position
  /** The move that was played here, if any. */
  readonly played?: number
  /** Called with a move that is pressed; without it the moves are only listed. */
  readonly onMove?: (node: number) => void
  /** Lets the search begin, perhaps once the user has confirmed that. */
  readonly allow?: (begin: () => void) => void
}

export function ChancesView({ position, played, onMove, allow = (begin) => begin() }: ChancesViewProps) {
  const { t } = useTranslation('oracle')
  const { chances } = useServices(CHANCES)
  const { found, isRunning, share, error } = useChances(position)
  const begin = () => allow(() => chances.goOn(position))
  return (
    <div className="chances stack gap-2">
      <div className="row spread align-baseline">
        <span className="muted small" role="status" aria-live="off">
          {found !== null && playoutWords(found.playouts)}
        </span>
        {isRunning ? (
          <button className="small" onClick={() => chances.stop()}>
            {t('chances.stop')}
          </button>
        ) : (
          found?.isProven !== true && (
            <button className="small" onClick={begin}>
              {t(found === null ? 'chances.think' : 'chances.goOn')}
            </button>
          )
        )}
      </div>
      {isRunning && <progress value={share} max={1} aria-label={t('chances.progress')} />}
      {error !== null && (
        <p className="fault small" role="alert">
          {t('chances.failed', { reason: error })}
        </p>
      )}
      {found !== null && found.candidates.length > 0 && (
        <ol className="chances-list" aria-label={t('chances.list')}>
          {found.candidates.map((candidate) => (
            <li key={candidate.node}>
              <Candidate
                position={position}
                candidate={candidate}
                isPlayed={candidate.node === played}
                onMove={onMove}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="muted small">{t('chances.about')}</p>
    </div>
  )
}

interface CandidateProps {
  readonly position: Position
  readonly candidate: CandidateMove
  readonly isPlayed: boolean
  readonly onMove: ((node: number) => void) | undefined
}

function Candidate({ position, candidate, isPlayed, onMove }: CandidateProps) {
  const { t } = useTranslation('oracle')
  const content = (
    <>
      <strong>{position.board.names[candidate.node]}</strong>
      <span className="chances-share">{chanceWords(candidate)}</span>
      <span className="muted small">{intervalWords(candidate)}</span>
      <span className="muted small chances-line">
        <span>{playoutWords(candidate.visits)}</span>
        {' · '}
        {t('chances.line', { line: lineWords(position, candidate.line) })}
        {isPlayed && ` · ${t('chances.played')}`}
      </span>
    </>
  )
  if (onMove === undefined) return <div className="chances-move">{content}</div>
  return (
    <button className="quiet chances-move" onClick={() => onMove(candidate.node)}>
      {content}
    </button>
  )
}
