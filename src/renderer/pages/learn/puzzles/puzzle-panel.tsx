/** The panel of a puzzle: hints while it is open, then its outcome. */
import { rounded } from '../../../../engine/math/rounding.ts'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { THEMES } from '../../../../engine/puzzles/themes.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { openInInspect } from '../../../model/library/open-in.ts'
import { ratingFrom } from '../../../model/puzzles/ratings.ts'
import { useRecords } from '../../../model/puzzles/records.ts'
import type { PuzzleRound } from '../../../model/puzzles/round.ts'
import { SOLVING, type ThemeChoice } from '../../../model/puzzles/solving.ts'
import { puzzleRatingWords } from '../../../model/puzzles/words.ts'
import { signed } from '../../../language/words.ts'
import { focusBoardNext } from '../../../parts/board/focus.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Tick } from '../../../ui/controls/icons.tsx'
import { Hints } from './hints.tsx'
import { reasonOfSolution, reasonOfWrong } from './why.ts'

export function PuzzlePanel() {
  const { t } = useTranslation('puzzles')
  const { solving } = useLaterServices(SOLVING)
  const { round, choice, error } = useStore(solving.store)
  const options = [
    { value: 'all' as ThemeChoice, label: t('allThemes') },
    ...THEMES.map((value) => ({ value, label: t(`theme.${value}`) })),
  ]
  return (
    <section className="panel puzzle-panel" aria-label={t('puzzle')}>
      {round !== null && (round.state === 'solved' || round.state === 'shown') && <Outcome round={round} />}
      <div className="field-pair puzzle-head">
        <h2 className="title">{t('puzzle')}</h2>
        <Select
          label={t('chooseTheme')}
          options={options}
          value={choice}
          onChange={(choice: ThemeChoice) => solving.choose(choice)}
        />
      </div>
      {error !== null && (
        <div role="alert">
          <p className="fault">{t('engineFailed', { reason: error })}</p>
          <button onClick={() => solving.again()}>{t('again')}</button>
        </div>
      )}
      {round !== null &&
        (round.state === 'solved' || round.state === 'shown' ? <After round={round} /> : <During round={round} />)}
    </section>
  )
}

/** The outcome of the puzzle, and why its move wins. It is green where the solver has found that. */
function Outcome({ round }: { round: PuzzleRound }) {
  const { t } = useTranslation('puzzles')
  const how = round.state === 'shown' && round.spoilt === 'missed' ? 'solution' : (round.spoilt ?? 'solved')
  return (
    <div className={`puzzle-outcome stack gap-1 ${how}`} role="status">
      <p className="big">
        {how === 'solved' && <Tick />} {t(`outcome.${how}`)}
      </p>
      <p>{reasonOfSolution(round)}</p>
    </div>
  )
}

function During({ round }: { round: PuzzleRound }) {
  const { t } = useTranslation('puzzles')
  const { solving } = useLaterServices(SOLVING)
  const skip = () => {
    solving.skip()
    focusBoardNext()
  }
  return (
    <>
      <p className="puzzle-why" role="status">
        {round.state === 'wrong' && reasonOfWrong(round)}
      </p>
      {round.state === 'wrong' && (
        <button className="primary" onClick={() => solving.takeBack()}>
          {t('takeBack')}
        </button>
      )}
      <Hints round={round} />
      {round.spoilt === 'missed' && <Gain round={round} />}
      <p className="rule muted small">{t('themesLater', { rating: round.puzzle.difficulty })}</p>
      <div className="field-pair">
        <button onClick={() => solving.show()}>{t('show')}</button>
        <button onClick={skip}>{t('skip')}</button>
      </div>
    </>
  )
}

function After({ round }: { round: PuzzleRound }) {
  const { t } = useTranslation('puzzles')
  const app = useLaterServices(INSPECT, SOLVING)
  const { themes, moves } = round.puzzle
  const colours = round.start.toMove === 'red' ? ['red', 'blue'] : ['blue', 'red']
  const next = () => {
    app.solving.next()
    focusBoardNext()
  }
  return (
    <>
      <Gain round={round} />
      <p className="wrap puzzle-themes" aria-label={t('themes')} role="group">
        {themes.map((theme) => (
          <span key={theme} className="puzzle-theme chip">
            {t(`theme.${theme}`)}
          </span>
        ))}
      </p>
      <div>
        <h3>{t('solution')}</h3>
        <p className="wrap">
          {moves.map((move, i) => (
            <span key={i} className={`chip chip-${colours[i % 2]}`}>
              {move}
            </span>
          ))}
        </p>
      </div>
      <div className="puzzle-next stack">
        <button className="primary" autoFocus onClick={next}>
          {t('next')}
        </button>
        <button onClick={() => openInInspect(app, round.start)}>{t('inspect')}</button>
      </div>
    </>
  )
}

/** The puzzle's effect on the rating. While that is provisional it jumps, and only the number is said. */
function Gain({ round }: { round: PuzzleRound }) {
  const { t } = useTranslation('puzzles')
  const { tried } = useRecords()
  const last = tried.at(-1)
  if (last?.position !== round.puzzle.position) return <p className="muted small">{t('countedBefore')}</p>
  const [before, after] = [ratingFrom(tried.slice(0, -1)), ratingFrom(tried)]
  if (last.score === null) return <p className="muted small">{t('unchanged', { rating: puzzleRatingWords(after) })}</p>
  const change = rounded(after.rating) - rounded(before.rating)
  const how = last.score === 1 ? 'alone' : last.score > 0 ? 'withHints' : 'notAlone'
  return (
    <p>
      {t('gain', { rating: puzzleRatingWords(after) })}{' '}
      {!before.isProvisional && <strong className={change > 0 ? 'gained' : undefined}>{signed(change)}</strong>}{' '}
      <span className="muted small">
        {t('difficulty', { rating: last.difficulty })} · {t(how, { count: round.hints })}
      </span>
    </p>
  )
}
