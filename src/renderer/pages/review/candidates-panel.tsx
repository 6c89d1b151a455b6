/** The moves of the position on the board with what becomes of each. A press tries one. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Position } from '../../../engine/game/position.ts'
import { signed } from '../../language/words.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { candidatesOf, type Candidate } from '../../model/review/candidates.ts'
import { playHere } from '../../model/review/edit.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { isTry } from '../../model/review/trial.ts'
import { ChancesView } from '../../parts/chances/chances-view.tsx'
import { useSearched } from '../../parts/chances/use-chances.ts'
import { LOST, WON } from '../../parts/oracle/truth-picture.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { useRested } from './use-analysis.ts'
import type { ReviewView } from './review-view.ts'
import './candidates-panel.css'

export function CandidatesPanel({ view }: { view: ReviewView }) {
  return view.analysis.isKnown ? <ProvenCandidates view={view} /> : <PlayedOutCandidates view={view} />
}

/** Candidates by playouts; they are searched further while the position is shown, if the analysis is on. */
function PlayedOutCandidates({ view: { shown, analysis, onBoard } }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const { position, winner } = onBoard
  const rested = useRested(position)
  // The curve comes first: both at once would take each other's processor.
  const isDrawn = analysis.playedOut === analysis.facts.length || analysis.error !== null
  useSearched(analysis.isOn && isDrawn && winner === null ? rested : null)
  if (winner !== null) return <p className="muted candidates-note">{t('won', { player: COLOUR_NAMES[winner] })}</p>
  const played = shown.steps.at(onBoard.ply + 1)?.move
  return (
    <div className="candidates-played-out">
      {analysis.isOn && (
        <ChancesView
          position={position}
          {...(typeof played === 'number' && { played })}
          onMove={(node) => playHere(app, node, onBoard.id)}
        />
      )}
    </div>
  )
}

function ProvenCandidates({ view }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const { shown, analysis, onBoard, correction } = view
  const { position, winner } = onBoard
  const { truthOf, isOn } = analysis
  const candidates = useMemo(
    () => (winner === null ? candidatesOf(position, truthOf) : []),
    [position, winner, truthOf],
  )
  if (winner !== null) return <p className="muted candidates-note">{t('won', { player: COLOUR_NAMES[winner] })}</p>
  if (correction !== null && isTry(correction)) return <p className="muted candidates-note">{t('candidates.hidden')}</p>
  const unknown = candidates.filter(({ wins }) => wins === null).length
  const played = shown.steps.at(onBoard.ply + 1)?.move
  return (
    <>
      <p className="muted small candidates-note">
        {t('candidates.title', { player: COLOUR_NAMES[position.toMove] })}{' '}
        {unknown > 0 && t(isOn ? 'candidates.unknown' : 'candidates.byValue', { count: unknown })}
      </p>
      <ol className="candidates" aria-label={t('candidates.list')} tabIndex={0}>
        {candidates.map((candidate) => (
          <li key={candidate.node}>
            <button
              className={`quiet candidate ${kindOf(candidate)}`}
              onClick={() => playHere(app, candidate.node, onBoard.id)}
            >
              <strong>{position.board.names[candidate.node]}</strong>
              <span className="candidate-sign" aria-hidden="true">
                {candidate.wins === null ? '' : candidate.wins ? WON : LOST}
              </span>
              <span>{candidateWords(position, candidate)}</span>
              {candidate.node === played && <span className="muted small">{t('candidates.played')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

const kindOf = ({ wins }: Candidate) => (wins === null ? '' : wins ? 'winning' : 'losing')

function candidateWords({ toMove }: Position, { wins, plies, value }: Candidate): string {
  if (wins === null) return i18n.t('review:candidates.value', { value: signed(toMove === 'red' ? value : -value) })
  if (plies === null) return i18n.t(wins ? 'review:candidates.wins' : 'review:candidates.loses')
  return i18n.t(wins ? 'review:candidates.winsIn' : 'review:candidates.losesIn', { count: plies })
}
