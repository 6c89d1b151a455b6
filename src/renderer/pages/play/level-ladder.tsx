/** The ladder of levels to choose an opponent from: each with its portrait, how it plays, and its rating where there is one. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { areLevelsMeasured, levelOf, levelsOn } from '../../../engine/arena/levels.ts'
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
  readonly value: Contestant
  readonly onChange: (level: Contestant) => void
  /** Called where the opponent is to be none of the levels. */
  readonly onOther: () => void
}

/** On a phone a row of portraits, and the whole ladder on request. */
export function LevelLadder({ onOther, ...props }: LevelLadderProps) {
  const { t } = useTranslation('play')
  const [isListed, setListed] = useState(false)
  const { start, next, value } = props
  return (
    <div className="ladder-frame stack" data-listed={isListed}>
      <p className="muted small">
        {t(areLevelsMeasured(start) ? 'newGame.chooseMeasured' : 'newGame.chooseUnmeasured')}
      </p>
      <Levels {...props} />
      <div className="ladder-chosen row spread gap-3">
        <LevelWords level={value} start={start} isBeaten={false} isNext={value === next} />
        <button type="button" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {t('newGame.allLevels')}
        </button>
      </div>
      <button type="button" className="ladder-other plain" onClick={onOther}>
        {t('newGame.another')}
      </button>
    </div>
  )
}

function Levels({ start, beaten, next, value, onChange }: Omit<LevelLadderProps, 'onOther'>) {
  const { t } = useTranslation('play')
  const levels = levelsOn(start)
  // Ratings are of the cast, which is rated on 31 nodes and shown with them where it plays.
  const isRated = hasPerfectPlay(start)
  return (
    <RadioGroup
      className="ladder"
      value={value.name}
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
            autoFocus={contestant === value}
            aria-label={[
              t(isRated ? 'newGame.levelOf' : 'newGame.levelNamed', { level, name: label, rating: shortRating(name) }),
              beaten.has(level) && t('newGame.beaten'),
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <Portrait level={level} />
            <LevelWords level={contestant} start={start} isBeaten={beaten.has(level)} isNext={contestant === next} />
            {isRated && <span className="number">{shortRating(name)}</span>}
          </Radio>
        )
      })}
    </RadioGroup>
  )
}

interface LevelWordsProps {
  readonly level: Contestant
  readonly start: BoardAndRule
  readonly isBeaten: boolean
  readonly isNext: boolean
}

function LevelWords({ level, start, isBeaten, isNext }: LevelWordsProps) {
  const { t } = useTranslation('play')
  return (
    <span className="level-words">
      <span className="level-name">
        {contestantLabel(level.name)}
        {isBeaten && <Tick />}
        {isNext && <span className="level-next">{t('newGame.next')}</span>}
      </span>
      <span className="muted small">
        {hasPerfectPlay(start) ? lineOf(level) : levelLine(levelOf(level.name) ?? 1, start)}
      </span>
    </span>
  )
}
