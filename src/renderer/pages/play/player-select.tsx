/**
 * Who plays a colour: a human, a search, one of the cast or one of the user's own, with ratings and a line on how each
 * plays.
 */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { CAST_BY_RATING, ratingOf } from '../../../engine/arena/cast-ratings.ts'
import { playsOn, type Contestant } from '../../../engine/arena/contestant.ts'
import { fitsBits, type BoardAndRule } from '../../../engine/game/position.ts'
import { ALGORITHMS, type Algorithm } from '../../../engine/search/methods.ts'
import { SelectFrame } from '../../ui/controls/select.tsx'
import { HUMAN, type PlayerSettings } from '../../model/match/players.ts'
import { withoutOrdering } from '../../model/search/settings.ts'
import { contestantLabel } from '../../model/players/names.ts'
import { ownContestants, usePlayers } from '../../model/players/players.ts'
import { lineOf, shortRating } from '../../model/players/words.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { playerLabel } from '../../model/players/labels.ts'
import './player-select.css'

interface PlayerSelectProps {
  readonly label: string
  readonly player: PlayerSettings
  /** The board and the rule; where no ratings are, plain searches and programs alone are offered. */
  readonly start: BoardAndRule
  readonly onChange: (changed: Partial<PlayerSettings>) => void
  /** Is it settled that no human plays? */
  readonly isComputer: boolean
}

/** Keys of options: names are free text, but none begins with a space. */
const HUMAN_KEY = ' human'
const searchKey = (algorithm: Algorithm) => ` ${algorithm}`

export function PlayerSelect({ label, player, start, onChange, isComputer }: PlayerSelectProps) {
  const { t } = useTranslation('players')
  const players = usePlayers()
  const own = useMemo(() => ownContestants(players), [players])
  const { human, contestant, algorithm, settings } = player
  const offered = own.filter((player) => (fitsBits(start) || player.mind.by === 'program') && playsOn(player, start))
  // A player who has been deleted still finishes the game.
  const isGone =
    !human && contestant !== null && ![...CAST_BY_RATING, ...own].some(({ name }) => name === contestant.name)
  const choose = (key: string) => {
    const search = ALGORITHMS.find((algorithm) => searchKey(algorithm) === key)
    if (key === HUMAN_KEY) onChange({ human: true })
    else if (search !== undefined)
      onChange({ human: false, contestant: null, algorithm: search, settings: withoutOrdering(settings) })
    else
      onChange({ human: false, contestant: [...CAST_BY_RATING, ...own].find(({ name }) => name === key) ?? contestant })
  }
  return (
    <SelectFrame
      label={label}
      value={human ? HUMAN_KEY : (contestant?.name ?? searchKey(algorithm))}
      onChange={choose}
      popover="popover players-popover"
    >
      <ListBox className="listbox">
        {!isComputer && (
          <ListBoxItem id={HUMAN_KEY} className="listbox-item">
            {playerLabel(HUMAN)}
          </ListBoxItem>
        )}
        <ListBoxSection>
          <Header className="listbox-heading">{t('choice.searches')}</Header>
          {ALGORITHMS.map((value) => (
            <ListBoxItem key={value} id={searchKey(value)} className="listbox-item">
              {ALGORITHM_NAMES[value]}
            </ListBoxItem>
          ))}
        </ListBoxSection>
        {fitsBits(start) && <Contestants heading={t('choice.cast')} contestants={CAST_BY_RATING} />}
        {offered.length > 0 && <Contestants heading={t('choice.own')} contestants={offered} />}
        {isGone && <Contestants heading={t('choice.gone')} contestants={[contestant]} />}
      </ListBox>
    </SelectFrame>
  )
}

function Contestants({ heading, contestants }: { heading: string; contestants: readonly Contestant[] }) {
  return (
    <ListBoxSection>
      <Header className="listbox-heading">{heading}</Header>
      {contestants.map((contestant) => (
        <ListBoxItem
          key={contestant.name}
          id={contestant.name}
          textValue={contestantLabel(contestant.name)}
          className="listbox-item contestant-item"
        >
          <span>{contestantLabel(contestant.name)}</span>
          {ratingOf(contestant.name) !== null && <span className="number">{shortRating(contestant.name)}</span>}
          <span className="muted small">{lineOf(contestant)}</span>
        </ListBoxItem>
      ))}
    </ListBoxSection>
  )
}
