/** The panel beside the board: the game, who was winning, what stands by the moment shown, and the moves. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PARTS, REVIEW, type Part } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { CandidatesPanel } from './candidates-panel.tsx'
import { GameHead } from './game-head.tsx'
import { MomentBlock } from './moment-block.tsx'
import { MoveStrip } from './move-strip.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { PlayersPanel } from './players-panel.tsx'
import type { ReviewView } from './review-view.ts'
import { Steps } from './steps.tsx'
import { WinningPanel } from './winning-panel.tsx'
import './review-panel.css'

interface ReviewPanelProps {
  readonly view: ReviewView
  /** Does the panel stand below the board, with all of its parts below each other? */
  readonly isBelow: boolean
  /** Is there room for the moves and the best moves beside each other? */
  readonly isWide: boolean
}

export function ReviewPanel({ view, isBelow, isWide }: ReviewPanelProps) {
  const { t } = useTranslation('review')
  const { review } = useLaterServices(REVIEW)
  const part = useStore(review, (state) => state.part)
  const { facts } = view.analysis
  const notable = useMemo(
    () => new Map(facts.filter(({ verdict }) => verdict !== null).map((fact) => [fact.moment.id, fact])),
    [facts],
  )
  const contentOf = (part: Part) => {
    if (part === 'candidates') return <CandidatesPanel view={view} />
    return part === 'players' ? <PlayersPanel view={view} /> : <MovesPanel view={view} notable={notable} />
  }
  if (isBelow)
    return (
      <div className="panel review-panel">
        <Steps view={view} />
        <MoveStrip view={view} />
        <MomentBlock view={view} />
        <WinningPanel view={view} />
        <GameHead view={view} />
        {(['candidates', 'moves', 'players'] as const).map((part) => (
          <section key={part} className="panel-part" aria-label={t(`parts.${part}`)}>
            <h2>{t(`parts.${part}`)}</h2>
            {contentOf(part)}
          </section>
        ))}
      </div>
    )
  const beside = PARTS.filter((part) => !isWide || part !== 'moves')
  return (
    <div className="panel review-panel">
      <GameHead view={view} />
      <WinningPanel view={view} />
      <MomentBlock view={view} />
      <div className="panel-pair" data-wide={isWide}>
        {isWide && (
          <section className="panel-moves" aria-label={t('parts.moves')}>
            <h2>{t('parts.moves')}</h2>
            {contentOf('moves')}
          </section>
        )}
        <Tabs
          className="panel-parts"
          legend={t('parts.label')}
          tabs={beside.map((id) => ({ id, label: t(`parts.${id}`), content: contentOf(id) }))}
          selected={beside.includes(part) ? part : 'candidates'}
          onSelect={(part) => review.setState({ part })}
        />
      </div>
      <Steps view={view} />
    </div>
  )
}
