/** A hint by playouts, where perfect play is unknown. */
import { useTranslation } from 'react-i18next'
import type { Swapper } from '../../../engine/game/game.ts'
import type { Position } from '../../../engine/game/position.ts'
import { CHANCES, HINT_MS } from '../../model/chances/chance-search.ts'
import { FirstStonesLegend } from '../../parts/chances/first-stones-legend.tsx'
import { fairHint, hintSentences } from '../../parts/chances/hint-sentences.ts'
import { useChances } from '../../parts/chances/use-chances.ts'
import { useServices } from '../../platform/services.tsx'

/** The hint of playouts, once they have gone on for a while, or have been stopped. */
export function ChanceHint({ position, swapper }: { position: Position; swapper: Swapper | null }) {
  const { t } = useTranslation(['oracle', 'curve'])
  const { chances } = useServices(CHANCES)
  const { found, isRunning, share, error } = useChances(position)
  const isLooking = isRunning && (found === null || found.searchedMs < HINT_MS)
  if (error !== null) return <p className="fault small">{t('chances.failed', { reason: error })}</p>
  const fair = fairHint(position, swapper)
  if (fair !== null)
    return (
      <div className="hint-bubble stack">
        <p className="hint-words" role="status">
          {fair}
        </p>
        <FirstStonesLegend position={position} />
      </div>
    )
  return (
    <div className="hint-bubble stack">
      <p className="hint-words" role="status">
        {isLooking || found === null ? t('curve:advice.looking') : hintSentences(position, found, swapper).join(' ')}
      </p>
      {isLooking && (
        <div className="row">
          <progress value={share} max={1} aria-label={t('chances.progress')} />
          <button className="small" onClick={() => chances.stop()}>
            {t('chances.stop')}
          </button>
        </div>
      )}
      {!isLooking && found?.isProven === false && <p className="muted small">{t('chances.about')}</p>}
    </div>
  )
}
