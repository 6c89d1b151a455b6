/** The ladder of levels to choose an opponent from: each with its portrait, how it plays, and its rating where there is one. */
import { useTranslation } from 'react-i18next'
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { levelsOn } from '../../../engine/arena/levels.ts'
import { hasPerfectPlay, type BoardAndRule } from '../../../engine/game/position.ts'
import { contestantLabel } from '../../model/players/names.ts'
import { levelLine, lineOf, shortRating } from '../../model/players/words.ts'
import { Portrait } from '../../parts/players/portrait.tsx'
import { Tick } from '../../ui/controls/icons.tsx'
import './level-ladder.css'

interface LevelLadderProps {
  readonly start: BoardAndRule
  readonly beaten: ReadonlySet<number>
  /** The level that comes next for this player. */
  readonly next: Contestant
  /** The level chosen; null where the opponent is none of them. */
  readonly value: Contestant | null
  readonly onChange: (level: Contestant) => void
}

export function LevelLadder({ start, beaten, next, value, onChange }: LevelLadderProps) {
  const { t } = useTranslation('play')
  const levels = levelsOn(start)
  // Ratings are of the cast, which is rated on 31 nodes and shown with them where it plays.
  const isRated = hasPerfectPlay(start)
  return (
    <RadioGroup
      className="ladder"
      value={value?.name ?? null}
      onChange={(name) => onChange(levels.find((level) => level.name === name) ?? next)}
    >
      <Label className="visually-hidden">{t('newGame.level')}</Label>
      {levels.map((contestant, i) => {
        const { name } = contestant
        const level = i + 1
        const label = contestantLabel(name)
        return (
          <Radio
            key={name}
            value={name}
            className="level cells gap-3"
            autoFocus={contestant === (value ?? next)}
            aria-label={[
              t(isRated ? 'newGame.levelOf' : 'newGame.levelNamed', { level, name: label, rating: shortRating(name) }),
              beaten.has(level) && t('newGame.beaten'),
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <Portrait level={level} />
            <span className="level-words">
              <span className="level-name">
                {label}
                {beaten.has(level) && <Tick />}
                {contestant === next && <span className="level-next">{t('newGame.next')}</span>}
              </span>
              <span className="muted small">{isRated ? lineOf(contestant) : levelLine(level, start)}</span>
            </span>
            {isRated && <span className="number">{shortRating(name)}</span>}
          </Radio>
        )
      })}
    </RadioGroup>
  )
}
