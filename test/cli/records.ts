/** Records of small tournaments, and how commands use them. */
import { callAll } from '../../src/cli/before-end.ts'
import { GameFile } from '../../src/cli/game-file.ts'
import type { Recorded } from '../../src/cli/record-reader.ts'
import { searcher } from '../../src/engine/arena/contestant.ts'
import { checkedGame } from '../../src/engine/arena/game-code.ts'
import { basisOf, type MatchGame } from '../../src/engine/arena/match.ts'
import { gameCount, type Tournament } from '../../src/engine/arena/tournament.ts'
import { playTournamentGame } from '../engine/arena/tournament-game.ts'

export const SMALL: Tournament = {
  contestants: ['a', 'b'].map((name) => searcher(name, { algorithm: 'alpha-beta', depth: 1 })),
  boardSize: 2,
  pairs: 2,
  openingStones: 1,
  seed: 3,
}
export const MORE: Tournament = { ...SMALL, pairs: 4 }
export const GAMES = Array.from({ length: gameCount(MORE) }, (_, number) => playTournamentGame(MORE, number))

export const recorded = (played: Tournament): Recorded<Tournament, MatchGame> => ({
  command: 'match',
  played,
  basisOf,
  countOf: gameCount,
  check: checkedGame,
})

/** Plays what the file has not, as a command does. */
export function playIn(path: string, played: Tournament): void {
  const file = new GameFile(recorded(played), path)
  const add = () => {
    const known = new Set(file.open().map(({ number }) => number))
    for (const game of GAMES.slice(0, gameCount(played)).filter(({ number }) => !known.has(number))) file.add(game)
  }
  callAll(add, () => file.close())
}

/** Opens a record and closes it; returns its games. */
export function openIn(path: string, played: Tournament): readonly MatchGame[] {
  const file = new GameFile(recorded(played), path)
  let games: readonly MatchGame[] = []
  callAll(
    () => (games = file.open()),
    () => file.close(),
  )
  return games
}

/** A record as it was before lines had checksums. */
export const withoutSums = (text: string) =>
  text.replace(/,"crc32":"[0-9a-f]{8}"\}/g, '}').replace('poly-y games 2', 'poly-y games 1')
