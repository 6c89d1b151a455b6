/** Why the last moves of the game were made: by a computer for its own, and what it thinks of a person's. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDrawn, searcher, type Contestant } from '../../../engine/arena/contestant.ts'
import { canSwap, positionOf, seatOf, type Seat } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { Random } from '../../../engine/math/random.ts'
import { GroundsPanel } from '../../parts/grounds/grounds-panel.tsx'
import { PLAYER_NAMES } from '../../language/names.ts'
import type { AskedMove } from '../../model/grounds/grounds-finder.ts'
import { type MatchState, useMatch } from '../../model/match/match-store.ts'
import { contestantOf } from '../../model/match/players.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'

/** Who says what it thinks of a move where no computer plays. */
const JUDGE = searcher('report-3', { algorithm: 'negascout', depth: 3 })

/** The game before its move at an index. */
function before({ game }: MatchState, index: number) {
  return { ...game, moves: game.moves.slice(0, index), resigned: null }
}

function askedOf(match: MatchState, index: number): AskedMove {
  const { game, seats, seed } = match
  const past = before(match, index)
  const position = positionOf(past)
  const seat = seatOf(past, position.toMove)
  const move = game.moves[index]
  const isOwn = !seats[seat].human
  const contestant = untimed(isOwn ? contestantOf(seats[seat]) : steadyOther(match, seat), match, index)
  const isRandom = isOwn && isDrawn(contestant, Random.numbered(seed, index))
  return { move, isOwn, request: { position: formatPosition(position), contestant, drawn: isRandom && move !== 'swap' ? move : null, maySwap: canSwap(past) } }
}

/** A search that time ended is made again to the depth that it reached; one of another player's move to that of its last. */
function untimed(contestant: Contestant, { records }: MatchState, index: number): Contestant {
  const { mind } = contestant
  const depth = records.findLast((record) => record.index <= index)?.depth
  if (mind.by === 'oracle' || mind.options.time === undefined || depth === undefined) return contestant
  const options = { ...mind.options, depth }
  delete options.time
  return { ...contestant, mind: { by: 'search', options } }
}

/** The opponent as it would play by its search, without chance or habits. */
function steadyOther({ seats }: MatchState, seat: Seat): Contestant {
  const other = seats[seat === 'first' ? 'second' : 'first']
  return other.human ? JUDGE : { ...contestantOf(other), randomness: 0, firstNodes: [] }
}

export function MoveGrounds() {
  const { t } = useTranslation('grounds')
  const match = useMatch()
  const { moves, start } = match.game
  const indices = [moves.length - 2, moves.length - 1].filter((index) => index >= 0)
  // A computer's move is asked about first, wherever it is among the last two.
  const asked = indices.map((index) => askedOf(match, index))
  const usual = Math.max(asked.findLastIndex(({ isOwn }) => isOwn), 0)
  // Kept by what it is, the last move or the one before, as the game goes on.
  const [chosen, choose] = useState<'computer' | 'other'>('computer')
  const shown = chosen === 'computer' || asked.length < 2 ? usual : 1 - usual
  const label = (index: number) => {
    const move = moves[index]
    const player = PLAYER_NAMES[positionOf(before(match, index)).toMove]
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
