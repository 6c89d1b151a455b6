/** The oracle beside a game: a hint in stages, the truth of every move on the board, and a tutor. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { canSwap, positionOf, resultOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { useMatch } from '../../model/match/match-store.ts'
import { MoveCounts, TruthWords } from '../../parts/oracle/truth-panel.tsx'
import { truthPicture } from '../../parts/oracle/truth-picture.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { SETTINGS, useSettings } from '../../model/settings.ts'
import { useAllServices, useServices } from '../../platform/services.tsx'
import { HintWords } from './hint-words.tsx'
import { PLAY_COMMANDS } from './commands.ts'

export function OraclePanel() {
  const { t } = useTranslation('oracle')
  const app = useServices(ADVISOR, SETTINGS, TRUTHS)
  const services = useAllServices()
  const { game } = useMatch()
  const { showTruth, tutor } = useSettings()
  const hinted = useStore(app.advisor.store, (advice) => advice.hinted)
  const known = useStore(app.truths.store, (truths) => truths.known)
  const position = useMemo(() => positionOf(game), [game])
  const text = formatPosition(position)
  const isOver = resultOf(game) !== null
  const isHinted = hinted?.position === text
  return (
    <section className="panel oracle" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className="buttons">
        <button disabled={!PLAY_COMMANDS.hint.can(services)} onClick={() => PLAY_COMMANDS.hint.run(services)}>
          {t('hint')}
        </button>
      </div>
      <Checkbox isSelected={showTruth} onChange={(showTruth) => app.settings.setState({ showTruth })}>
        {t('showTruth')}
      </Checkbox>
      <Checkbox isSelected={tutor} onChange={(tutor) => app.settings.setState({ tutor })}>
        {t('tutor')}
      </Checkbox>
      {isHinted && <HintWords position={position} stage={hinted.stage} maySwap={canSwap(game)} />}
      {!isOver && showTruth && (
        <>
          <TruthWords position={position} />
          <MoveCounts position={position} picture={truthPicture(position, known)} />
        </>
      )}
      {!isOver && (showTruth || isHinted) && canSwap(game) && <SwapAdvice text={text} />}
    </section>
  )
}

/** Red's first stone is worth taking over where it wins. */
function SwapAdvice({ text }: { text: string }) {
  const { t } = useTranslation('oracle')
  const truth = useStore(useServices(TRUTHS).truths.store, ({ known }) => known.get(text))
  return truth === undefined ? null : <p>{t(truth.winner === 'red' ? 'swap' : 'keep')}</p>
}
