/** The oracle beside a game: a hint, the truth of every move on the board, and a tutor. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { canSwap, positionOf, resultOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import type { Position } from '../../../engine/game/position.ts'
import { focusBoard } from '../../parts/board/focus.ts'
import type { Mark } from '../../parts/board/marks.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { MATCH, moverOf, useMatch } from '../../model/match/match-store.ts'
import { MoveCounts, TruthWords, useTruths } from '../../parts/oracle/truth-panel.tsx'
import { truthPicture, winningMark } from '../../parts/oracle/truth-picture.ts'
import { TRUTHS, withSuccessors } from '../../model/oracle/truths.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { SETTINGS, useSettings } from '../../model/settings.ts'
import { useAllServices, useServices } from '../../platform/services.tsx'
import { PLAY_COMMANDS } from './commands.ts'

const NOTHING: readonly string[] = []

export function OraclePanel() {
  const { t } = useTranslation('oracle')
  const app = useServices(ADVISOR, SETTINGS)
  const services = useAllServices()
  const state = useMatch()
  const { showTruth, tutor } = useSettings()
  const hinted = useStore(app.advisor.store, (advice) => advice.hinted)
  const { game } = state
  const isOver = resultOf(game) !== null
  const isHumansTurn = moverOf(state)?.player.human ?? false
  const position = useMemo(() => positionOf(game), [game])
  const text = formatPosition(position)
  const needsMoves = !isOver && (showTruth || (tutor && isHumansTurn))
  const wanted = useMemo(() => (needsMoves ? withSuccessors(position) : hinted === text ? [text] : NOTHING), [needsMoves, hinted, text, position])
  const known = useTruths(wanted)
  const isTold = !isOver && (showTruth || hinted === text)
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
      {isTold && <TruthWords position={position} />}
      {isTold && showTruth && <MoveCounts position={position} picture={truthPicture(position, known)} />}
      {isTold && canSwap(game) && <SwapAdvice text={text} />}
    </section>
  )
}

/** Red's first stone is worth taking over where it wins. */
function SwapAdvice({ text }: { text: string }) {
  const { t } = useTranslation('oracle')
  const truth = useStore(useServices(TRUTHS).truths.store, ({ known }) => known.get(text))
  return truth === undefined ? null : <p>{t(truth.winner === 'red' ? 'swap' : 'keep')}</p>
}

/** What lies on the board: all of the truth, or what a hint or the tutor shows of it. */
export function useAdviceMarks(position: Position): ReadonlyMap<number, Mark> {
  const { advisor, truths } = useServices(ADVISOR, TRUTHS)
  const { showTruth } = useSettings()
  const { hinted, held } = useStore(advisor.store)
  const known = useStore(truths.store, (state) => state.known)
  return useMemo(() => {
    const { marks } = truthPicture(position, known)
    if (showTruth) return marks
    const text = formatPosition(position)
    const move = hinted === text || held?.isBad ? known.get(text)?.move : null
    const better: [number, Mark][] = typeof move === 'number' ? [[move, marks.get(move) ?? winningMark(position.toMove)]] : []
    const bad = held?.isBad ? marks.get(held.node) : undefined
    return new Map([...better, ...(held !== null && bad !== undefined ? [[held.node, bad] as const] : [])])
  }, [position, known, showTruth, hinted, held])
}

/** The tutor's word on the move that is held back. */
export function TutorWarning() {
  const { t } = useTranslation('oracle')
  const { advisor, match } = useServices(ADVISOR, MATCH)
  const { held } = useStore(advisor.store)
  if (held === null) return null
  const { names } = positionOf(match.getState().game).board
  const node = names[held.node]
  // The board keeps the keyboard when the buttons go.
  const answer = (act: () => void) => () => {
    act()
    focusBoard()
  }
  return (
    <div key={String(held.isBad)} className={`tutor-warning${held.isBad ? '' : ' looking'}`} role={held.isBad ? 'alert' : 'status'}>
      <p>{t(held.isBad ? 'givesAway' : 'looking', { node })}</p>
      <div className="buttons">
        <button className="primary" onClick={answer(() => advisor.takeBack())}>
          {t('thinkAgain')}
        </button>
        <button onClick={answer(() => advisor.insist())}>{t('playAnyway', { node })}</button>
      </div>
    </div>
  )
}
