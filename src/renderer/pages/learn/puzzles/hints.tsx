/** Hints in three stages: where, what, and the move itself. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { opponentOf } from '../../../../engine/game/colour.ts'
import { THEMES, themesOf } from '../../../../engine/puzzles/themes.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { goalOf, positionNow, type PuzzleRound } from '../../../model/puzzles/round.ts'
import { SOLVING } from '../../../model/puzzles/solving.ts'
import { useLaterServices } from '../../../platform/services.tsx'

const STAGES = ['where', 'what', 'move'] as const

export function Hints({ round }: { round: PuzzleRound }) {
  const { t } = useTranslation('puzzles')
  const { solving } = useLaterServices(SOLVING)
  const error = useStore(solving.store, (state) => state.error)
  const goal = goalOf(round)
  const { stage } = round
  return (
    <div className="parted puzzle-hints stack gap-3">
      <h3>{t('hints')}</h3>
      <ol className="stack" aria-live="polite">
        {STAGES.map((name, i) => (
          <li key={name} className={i < stage ? 'given' : undefined}>
            <span className="puzzle-stage circled" aria-hidden="true">
              {i + 1}
            </span>
            {i < stage && goal !== null ? (
              <HintText name={name} round={round} goal={goal} />
            ) : (
              <span className="muted">{t(`hint.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
      <button
        disabled={goal === null || stage === 3 || round.state === 'looking' || error !== null}
        onClick={() => solving.hint()}
      >
        {t('nextHint')}
      </button>
      <p className="muted small">{t(goal === null ? 'noHints' : 'hintCost')}</p>
    </div>
  )
}

function HintText({ name, round, goal }: { name: (typeof STAGES)[number]; round: PuzzleRound; goal: number }) {
  const { t } = useTranslation('puzzles')
  const position = positionNow(round)
  if (name === 'where') return <span>{t('hintWhere')}</span>
  if (name === 'move') return <span>{t('hintMove', { node: position.board.names[goal] })}</span>
  // THEMES begins with the themes that say most about a move.
  const theme = THEMES.find((theme) => themesOf(position, goal).includes(theme)) ?? 'quiet'
  return <span>{t(`hintWhat.${theme}`, { other: COLOUR_NAMES[opponentOf(position.toMove)] })}</span>
}
