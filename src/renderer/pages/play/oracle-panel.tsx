/** The oracle beside a game: marks of who wins after each move, and a tutor. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { canSwap, positionOf, resultOf } from '../../../engine/game/game.ts'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { useMatch } from '../../model/match/match-store.ts'
import { MoveCounts, TruthWords } from '../../parts/oracle/truth-panel.tsx'
import { truthPicture } from '../../parts/oracle/truth-picture.ts'
import { UnknownNote } from '../../parts/unknown-note.tsx'
import { RATED_GAME } from '../../model/players/rated-game.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { SETTINGS, useSettings } from '../../model/settings.ts'
import { useServices } from '../../platform/services.tsx'
import { SwapAdvice } from './hint-words.tsx'

export function OraclePanel() {
  const { t } = useTranslation('oracle')
  const { start } = useMatch().game
  return (
    <section className="panel oracle" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {hasPerfectPlay(start) ? <Oracle /> : <UnknownNote />}
    </section>
  )
}

function Oracle() {
  const { t } = useTranslation('oracle')
  const app = useServices(RATED_GAME, SETTINGS, TRUTHS)
  const { game } = useMatch()
  const { showTruth, tutor } = useSettings()
  const known = useStore(app.truths.store, (truths) => truths.known)
  const position = useMemo(() => positionOf(game), [game])
  const isOver = resultOf(game) !== null
  return (
    <>
      <Checkbox
        isSelected={showTruth}
        onChange={(showTruth) => app.ratedGame.ask('marks', () => app.settings.setState({ showTruth }))}
      >
        {t('showTruth')}
      </Checkbox>
      <Checkbox
        isSelected={tutor}
        onChange={(tutor) => app.ratedGame.ask('warnings', () => app.settings.setState({ tutor }))}
      >
        {t('tutor')}
      </Checkbox>
      {!isOver && showTruth && (
        <>
          <TruthWords position={position} />
          <MoveCounts position={position} picture={truthPicture(position, known)} />
          {canSwap(game) && <SwapAdvice position={position} />}
        </>
      )}
    </>
  )
}
