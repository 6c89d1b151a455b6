/** The panel beside the board: the game, who was winning, what stands by the moment shown, and the moves. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PARTS, REVIEW, type Part } from '../../model/review/review-store.ts'
import { SETTINGS, useSettings } from '../../model/settings.ts'
import { useLaterServices, useServices } from '../../platform/services.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { usePrinting } from '../../ui/use-printing.ts'
import { CandidatesPanel } from './candidates-panel.tsx'
import { GameHead } from './game-head.tsx'
import { MomentBlock } from './moment-block.tsx'
import { MovesPanel } from './moves-panel.tsx'
import type { ReviewView } from './review-view.ts'
import { Steps } from './steps.tsx'
import { WinningPanel } from './winning-panel.tsx'
import './review-panel.css'

interface ReviewPanelProps {
  readonly view: ReviewView
  /** Does the panel stand below the board? */
  readonly isBelow: boolean
  /** Is there room for the moves and the best moves beside each other? */
  readonly isWide: boolean
}

export function ReviewPanel({ view, isBelow, isWide: hasRoom }: ReviewPanelProps) {
  const { t } = useTranslation('review')
  const { review } = useLaterServices(REVIEW)
  const part = useStore(review, (state) => state.part)
  // Paper shows both, below each other.
  const isPrinting = usePrinting()
  const isWide = hasRoom || isPrinting
  const { facts } = view.analysis
  const notable = useMemo(
    () => new Map(facts.filter(({ verdict }) => verdict !== null).map((fact) => [fact.moment.id, fact])),
    [facts],
  )
  const contentOf = (part: Part) =>
    part === 'candidates' ? <CandidatesPanel view={view} /> : <MovesPanel view={view} notable={notable} />
  const section = (part: Part) => (
    <section className={`panel-part part-${part}`} aria-label={t(`parts.${part}`)}>
      {(isWide || part === 'candidates') && (
        <div className="part-head row spread">
          {isWide && <h2>{t(`parts.${part}`)}</h2>}
          {part === 'candidates' && <MarkSwitch view={view} />}
        </div>
      )}
      {contentOf(part)}
    </section>
  )
  return (
    <div className="panel review-panel">
      {isBelow ? <Steps view={view} isBelow /> : <GameHead view={view} isBelow={false} />}
      <WinningPanel view={view} />
      <MomentBlock view={view} />
      {isWide ? (
        <div className="panel-pair">
          {section('moves')}
          {section('candidates')}
        </div>
      ) : (
        <>
          <div className="part-choice">
            <Segmented
              legend={t('parts.label')}
              options={PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
              value={part}
              onChange={(part) => review.setState({ part })}
            />
          </div>
          {section(part)}
        </>
      )}
      {!isBelow && <Steps view={view} isBelow={false} />}
    </div>
  )
}

/** The switch for the marks of candidate moves on the board. */
function MarkSwitch({ view: { analysis } }: { view: ReviewView }) {
  const { t } = useTranslation(['review', 'common', 'curve'])
  const { settings } = useServices(SETTINGS)
  const { showVerdicts } = useSettings()
  return (
    <button
      className="small mark-switch"
      aria-pressed={showVerdicts}
      title={t(analysis.isOn ? 'common:commands.showVerdicts' : analysis.isKnown ? 'marksNeed' : 'curve:marksNeed')}
      onClick={() => settings.setState({ showVerdicts: !showVerdicts })}
    >
      {t('marks')}
    </button>
  )
}
