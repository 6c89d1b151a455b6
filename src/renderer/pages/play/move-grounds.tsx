/** The grounds of the last two moves: why a computer made its own, and what it thinks of a human's. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDrawn, type Contestant } from '../../../engine/arena/contestant.ts'
import { positionOf, seatOf, swapperOf, type Seat } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { Random } from '../../../engine/math/random.ts'
import { GroundsPanel } from '../../parts/grounds/grounds-panel.tsx'
import { COLOUR_NAMES } from '../../language/names.ts'
import { JUDGE, type AskedMove } from '../../model/grounds/grounds-finder.ts'
import type { MatchState } from '../../model/match/match-state.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { contestantOf } from '../../model/match/players.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'

/** The game as it was before its move at `index`. */
function before({ game }: MatchState, index: number) {
  return { ...game, moves: game.moves.slice(0, index), resigned: null }
}

function askedOf(match: MatchState, index: number): AskedMove {
  const { game, seats, seed } = match
  const past = before(match, index)
  const position = positionOf(past)
  const seat = seatOf(past, position.toMove)
  const move = game.moves[index]
  // Programs tell no grounds: a search judges their moves.
  const isOwn = !seats[seat].human && contestantOf(seats[seat]).mind.by !== 'program'
  const contestant = untimed(isOwn ? contestantOf(seats[seat]) : steadyOther(match, seat), match, index)
  const isRandom = isOwn && isDrawn(contestant, Random.numbered(seed, index))
  return {
    move,
    isOwn,
    request: {
      position: formatPosition(position),
      contestant,
      drawn: isRandom && move !== 'swap' ? move : null,
      swapper: swapperOf(past),
    },
  }
}

/**
 * A search limited by time is repeated to the depth it reached; for another player's move, to that of its last search.
 */
function untimed(contestant: Contestant, { records }: MatchState, index: number): Contestant {
  const { mind } = contestant
  const depth = records.findLast((record) => record.index <= index)?.depth
  if (mind.by !== 'search' || mind.options.time === undefined || depth === undefined) return contestant
  const options = { ...mind.options, depth }
  delete options.time
  return { ...contestant, mind: { by: 'search', options } }
}

/** The opponent by its search alone, without random moves or chosen first nodes. */
function steadyOther({ seats }: MatchState, seat: Seat): Contestant {
  const other = seats[seat === 'first' ? 'second' : 'first']
  return other.human || contestantOf(other).mind.by === 'program'
    ? JUDGE
    : { ...contestantOf(other), randomness: 0, firstNodes: [] }
}

export function MoveGrounds() {
  const { t } = useTranslation('grounds')
  const match = useMatch()
  const { moves, start } = match.game
  const indices = [moves.length - 2, moves.length - 1].filter((index) => index >= 0)
  // At first the computer's own move is shown, whichever of the last two it is.
  const asked = indices.map((index) => askedOf(match, index))
  const usual = Math.max(
    asked.findLastIndex(({ isOwn }) => isOwn),
    0,
  )
  // The choice is kept as 'computer' or 'other', so that it holds as the game goes on.
  const [chosen, choose] = useState<'computer' | 'other'>('computer')
  const shown = chosen === 'computer' || asked.length < 2 ? usual : 1 - usual
  const label = (index: number) => {
    const move = moves[index]
    const player = COLOUR_NAMES[positionOf(before(match, index)).toMove]
    return t('moveOf', { player, move: move === 'swap' ? t('swap') : start.board.names[move] })
  }
  return (
    <GroundsPanel asked={asked[shown] ?? null}>
      {asked.length > 1 && (
        <Segmented
          legend={t('which')}
          options={indices.map((index, i) => ({ value: i, label: label(index) }))}
          value={shown}
          onChange={(i) => choose(i === usual ? 'computer' : 'other')}
        />
      )}
    </GroundsPanel>
  )
}
