/** Each player's game in figures, and the game in a sentence. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { SEATS } from '../../../engine/game/game.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { summaryOf, type PlayerSummary } from '../../model/review/summary.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import type { ReviewView } from './review-view.ts'
import { seatName } from './seat-names.ts'
import { gameVerdict } from './verdict.ts'
import './players-panel.css'

const ROWS = ['moves', 'mistakes', 'kept', 'closeCalls', 'perfectFrom'] as const

export function PlayersPanel({ view: { analysis, shown } }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const { facts, isProven, isKnown } = analysis
  const { tree } = shown
  const { seats } = useMatch()
  const isMatch = useStore(useLaterServices(REVIEW).review, ({ entry }) => entry === null)
  const summary = useMemo(() => summaryOf(facts, tree.swapRule), [facts, tree])
  const verdict = gameVerdict(facts)
  const about = isProven ? 'about' : isKnown ? 'unproven' : 'unknown'
  return (
    <div className="players-panel stack">
      <table aria-label={t('players.table')}>
        <thead>
          <tr>
            <td />
            {SEATS.map((seat) => {
              const name = seatName(tree, seat, isMatch ? seats : null) || COLOUR_NAMES[summary[seat].colour]
              return (
                <th key={seat} scope="col">
                  <span className="players-name">
                    <StoneIcon colour={summary[seat].colour} size={20} />
                    <span className="clamped" title={name}>
                      {name}
                    </span>
                  </span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`players.${row}`)}</th>
              {SEATS.map((seat) => (
                <td key={seat} className="number">
                  {row === 'moves' || isProven ? figureOf(row, summary[seat]) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted small">{t(`players.${about}`)}</p>
      {verdict !== '' && <p className="small">{verdict}</p>}
    </div>
  )
}

function figureOf(row: (typeof ROWS)[number], summary: PlayerSummary): string {
  if (row === 'kept')
    return summary.winning === 0 ? '–' : i18n.t('review:players.of', { done: summary.kept, count: summary.winning })
  if (row === 'perfectFrom') return String(summary.perfectFrom ?? '–')
  return String(summary[row])
}
