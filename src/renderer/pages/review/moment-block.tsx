/** The words about the moment shown, and the one thing to do next: at a mistake, what it was and what was better. */
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { resultOf } from '../../../engine/game/game.ts'
import { canSwapAt } from '../../../engine/game/tree-builder.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { isAgainstComputer } from '../../model/match/match-state.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { reasonAgainst, useResults } from '../../model/players/results.ts'
import { playHere } from '../../model/review/edit.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { goToMistake, nextMistake, showBetter } from '../../model/review/trial.ts'
import type { Mistake } from '../../model/review/reviewed.ts'
import { useSettings } from '../../model/settings.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { correctionWords, mistakeWords } from './mistake-words.ts'
import { stateWords } from './verdict.ts'
import type { ReviewView } from './review-view.ts'
import './moment-block.css'

interface BlockProps {
  readonly view: ReviewView
}

export function MomentBlock({ view }: BlockProps) {
  const { analysis, correction } = view
  return (
    <section className={`moment-block stack gap-3 block-${correction?.kind ?? 'state'}`} data-testid="moment-block">
      {analysis.error !== null || !analysis.isOn ? (
        <ToAnalyse view={view} />
      ) : correction === null ? (
        <State view={view} />
      ) : (
        <MistakeShown view={view} />
      )}
    </section>
  )
}

/** Before the analysis, or once it has been stopped or has failed: the button that starts it. */
function ToAnalyse({ view: { analysis } }: BlockProps) {
  const { t } = useTranslation(['review', 'curve'])
  const app = useLaterServices(MATCH, REVIEW)
  const isMatch = useStore(app.review, ({ entry }) => entry === null)
  const match = useMatch()
  const isRated = reasonAgainst(match, useSettings(), useResults().games) === null && isAgainstComputer(match)
  const goesOn = isMatch && resultOf(match.game) === null
  const { error, isKnown } = analysis
  const start = () => {
    // To look at perfect play is help.
    if (goesOn) app.match.discount('help')
    // What has failed begins anew only once it has been off.
    flushSync(() => app.review.setState({ analyses: false }))
    app.review.setState({ analyses: true })
  }
  return (
    <>
      <p className={error === null ? '' : 'fault'} role="status">
        {error === null ? t(isKnown ? 'analysis.hint' : 'curve:hint') : t('analysis.failed', { error })}
        {goesOn && isRated && ` ${t('analysis.casual')}`}
      </p>
      <div className="block-buttons grid">
        <button className="primary" onClick={start}>
          {t(error === null ? 'analysis.start' : 'analysis.again')}
        </button>
      </div>
    </>
  )
}

/** Who is winning, and the way to the mistakes. */
function State({ view }: BlockProps) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const { analysis, mistakes, shown, isOwn, fact } = view
  const isBetween =
    shown.step > 0 &&
    mistakes.some(({ moment }) => moment.ply > shown.step) &&
    mistakes.some(({ moment }) => moment.ply <= shown.step)
  const next = nextMistake(mistakes, isBetween ? shown.step : -1)
  const maySwap = canSwapAt(shown.tree, shown.moment.id)
  return (
    <>
      <p>{stateWords(view)}</p>
      {((analysis.isProven && next !== null) || maySwap) && (
        <div className="block-buttons grid">
          {analysis.isProven && next !== null && (
            <button className="primary" onClick={() => goToMistake(app, next)}>
              {isBetween || fact.verdict === 'blunder'
                ? t('mistakes.next')
                : t(isOwn ? 'mistakes.reviewMine' : 'mistakes.review', { count: mistakes.length })}
            </button>
          )}
          {maySwap && <button onClick={() => playHere(app, 'swap')}>{t('board.swap')}</button>}
        </div>
      )}
    </>
  )
}

/** The mistake in words, and the buttons to the better move and to the other mistakes. */
function MistakeShown({ view }: BlockProps) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const { shown, fact, onBoard, correction, better, mistakes } = view
  const kind = correction?.kind ?? 'named'
  const { ply } = shown.moment
  const [before, next] = [nextMistake(mistakes, ply, -1), nextMistake(mistakes, ply)]
  const place = mistakes.findIndex(({ moment }) => moment.ply === ply)
  const leads = kind === 'named' || kind === 'right'
  const words =
    correction !== null && 'node' in correction
      ? correctionWords(onBoard.position, correction)
      : mistakeWords(fact, kind === 'named' ? better : [])
  return (
    <>
      {place >= 0 && mistakes.length > 1 && (
        <div className="block-place">
          <span>{t('mistakes.place', { number: place + 1, count: mistakes.length })}</span>
          {before !== null && before !== next && (
            <ToMistake to={before} label={t('mistakes.previous')} look="quiet small" />
          )}
        </div>
      )}
      <p role="status">{words}</p>
      <div className="block-buttons grid">
        {!leads && <button onClick={() => showBetter(app.review)}>{t('trial.show')}</button>}
        {kind === 'named' && <button onClick={() => goToMistake(app, fact)}>{t('trial.start')}</button>}
        {next !== null && (
          <ToMistake
            key={String(kind === 'right')}
            to={next}
            label={t('mistakes.next')}
            look={leads ? 'primary' : ''}
            hasFocus={kind === 'right'}
          />
        )}
      </div>
    </>
  )
}

interface ToMistakeProps {
  readonly to: Mistake
  readonly label: string
  /** The classes of the button. */
  readonly look: string
  /** The button that leads on from a move that was right has the focus, as after a puzzle. */
  readonly hasFocus?: boolean
}

function ToMistake({ to, label, look, hasFocus = false }: ToMistakeProps) {
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const go = () => {
    goToMistake(app, to)
    // The button may disappear with the mistake, so the board takes the focus.
    if (look === 'primary') focusBoardNext()
  }
  return (
    <button className={look} autoFocus={hasFocus} onClick={go}>
      {label}
    </button>
  )
}
