/** The ladder of levels to choose an opponent from: each with its portrait, how it plays, and its measured rating. */
import { useTranslation } from 'react-i18next'
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { LEVELS } from '../../../engine/arena/levels.ts'
import { contestantLabel } from '../../model/players/names.ts'
import { lineOf, shortRating } from '../../model/players/words.ts'
import { Portrait } from '../../parts/players/portrait.tsx'
import { Tick } from '../../ui/controls/icons.tsx'
import './level-ladder.css'

interface LevelLadderProps {
  readonly beaten: ReadonlySet<number>
  /** The level that comes next for this player. */
  readonly next: Contestant
  /** The level chosen; null where the opponent is none of them. */
  readonly value: Contestant | null
  readonly onChange: (level: Contestant) => void
}

export function LevelLadder({ beaten, next, value, onChange }: LevelLadderProps) {
  const { t } = useTranslation('play')
  return (
    <RadioGroup
      className="ladder"
      value={value?.name ?? null}
      onChange={(name) => onChange(LEVELS.find((level) => level.name === name) ?? next)}
    >
      <Label className="visually-hidden">{t('newGame.level')}</Label>
      {LEVELS.map((contestant, i) => {
        const { name } = contestant
        const level = i + 1
        const label = contestantLabel(name)
        return (
          <Radio
            key={name}
            value={name}
            className="level cells gap-3"
            autoFocus={contestant === (value ?? next)}
            aria-label={t(beaten.has(level) ? 'newGame.levelBeaten' : 'newGame.levelOf', {
              level,
              name: label,
              rating: shortRating(name),
            })}
          >
            <Portrait level={level} />
            <span className="level-words">
              <span className="level-name">
                {label}
                {beaten.has(level) && <Tick />}
                {contestant === next && <span className="level-next">{t('newGame.next')}</span>}
              </span>
              <span className="muted small">{lineOf(contestant)}</span>
            </span>
            <span className="number">{shortRating(name)}</span>
          </Radio>
        )
      })}
    </RadioGroup>
  )
}
