/** Who plays a colour: portrait, name and rating, and the sides that the best chain joins. */
import { useTranslation } from 'react-i18next'
import { isRatedBoard, ratingOf } from '../../../engine/arena/cast-ratings.ts'
import type { Colour } from '../../../engine/game/colour.ts'
import { positionOf, seatOf } from '../../../engine/game/game.ts'
import { clockTime } from '../../language/words.ts'
import { GoalSlots } from '../../parts/board/goal-slots.tsx'
import { Portrait } from '../../parts/players/portrait.tsx'
import { HURRY_MS } from '../../model/match/clock.ts'
import { isAgainstComputer, moverOf } from '../../model/match/match-state.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { useTimeLeft } from '../../model/match/time-keeper.ts'
import type { PlayerSettings } from '../../model/match/players.ts'
import { limitLabel, playerLabel } from '../../model/players/labels.ts'
import { levelOfPlayer } from '../../model/players/ladder.ts'
import { useOwnRating } from '../../model/players/use-own-rating.ts'
import { ownRatingWords, shortRating } from '../../model/players/words.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import './player-row.css'

export function PlayerRow({ colour, place }: { colour: Colour; place: 'above' | 'below' }) {
  const { t } = useTranslation('play')
  const state = useMatch()
  const { game, seats } = state
  const player = seats[seatOf(game, colour)]
  const position = positionOf(game)
  const yours = useYourRating()
  const isYou = player.human && isAgainstComputer(state)
  const level = levelOfPlayer(player)
  const line = isYou && isRatedBoard(game.start) ? yours : kindOf(player, level, colour)
  return (
    <section
      className={`seat cells gap-3 ${place}${moverOf(state)?.colour === colour ? ' to-move' : ''}`}
      aria-label={t('player.label', { player: COLOUR_NAMES[colour] })}
    >
      <Portrait level={player.human ? 'human' : level} colour={colour} />
      <div className="seat-words">
        <div className="player-name">{isYou ? t('player.you') : playerLabel(player)}</div>
        <div className="muted small">{line}</div>
      </div>
      <div className="seat-side stack gap-1">
        <ClockOf colour={colour} />
        <GoalSlots position={position} colour={colour} />
      </div>
    </section>
  )
}

/** A player's time; nothing in a game without a clock. */
function ClockOf({ colour }: { colour: Colour }) {
  const { t } = useTranslation('play')
  const left = useTimeLeft(colour)
  if (left === null) return null
  const time = clockTime(left)
  return (
    <span
      className={`clock${left <= HURRY_MS ? ' hurry' : ''}`}
      role="timer"
      aria-label={t('player.clock', { player: COLOUR_NAMES[colour], time })}
    >
      {time}
    </span>
  )
}

/** The line below the name of a player. */
function kindOf(player: PlayerSettings, level: number | null, colour: Colour): string {
  if (player.human) return COLOUR_NAMES[colour]
  if (player.contestant === null) return limitLabel(player)
  const rating = shortRating(player.contestant.name)
  if (level !== null && ratingOf(player.contestant.name) === null) return i18n.t('play:player.levelAlone', { level })
  return level === null ? i18n.t('play:player.rated', { rating }) : i18n.t('play:player.level', { level, rating })
}

/** The human's rating, or that there is none yet. */
function useYourRating(): string {
  const rating = useOwnRating()
  return rating === null
    ? i18n.t('play:player.unrated')
    : i18n.t('play:player.rated', { rating: ownRatingWords(rating) })
}
