/** Plays the games of a contest with programs that its file does not have, as many at once as there are cores. */
import { basisOf } from '../../engine/arena/match.ts'
import { gameCount, pairingOf, pairingsOf } from '../../engine/arena/tournament.ts'
import { formatPosition } from '../../engine/game/notation.ts'
import { computersMove } from '../../engine/game/game.ts'
import { KeptPrograms } from '../../processes/kept-programs.ts'
import { EngineClient } from '../../workers/client.ts'
import { beforeEnd, whileOpen } from '../before-end.ts'
import { GameFile } from '../game-file.ts'
import { FailedError, InputError } from '../input.ts'
import { endProgress, secondsText, showProgress } from '../progress-line.ts'
import { countText } from '../text.ts'
import { openThread } from '../threads.ts'
import {
  breakerOf,
  checkedEngineGame,
  namesApart,
  playEngineGame,
  tournamentOf,
  type EngineContest,
  type EngineGame,
  type OwnMove,
} from './contest.ts'

/** @param path where the games are kept; null for nowhere */
export async function playContest(
  command: string,
  contest: EngineContest,
  path: string | null,
  cores: number,
): Promise<EngineGame[]> {
  const countOf = (plan: EngineContest) => gameCount(tournamentOf(plan))
  const file = new GameFile<EngineContest, EngineGame>(
    { command, played: contest, basisOf, countOf, check: checkedEngineGame },
    path,
  )
  const games = new Map<number, EngineGame>()
  const count = countOf(contest)
  const started = performance.now()
  const playRest = async () => {
    for (const game of file.open()) if (game.number < count) games.set(game.number, game)
    const waiting = [...Array(count).keys()].filter((number) => !games.has(number))
    const tournament = tournamentOf(contest)
    const pairings = pairingsOf(tournament)
    await playJobs(
      waiting.map((number) => ({ contest, number, players: pairings[pairingOf(tournament, number)] })),
      cores,
      (game) => {
        checkStarted(contest, game)
        file.add(game)
        games.set(game.number, game)
        showProgress(`polyy ${command}: ${countText(games.size)} of ${countText(count)} games`)
      },
    )
  }
  await whileOpen(playRest, () => file.close())
  endProgress(`polyy ${command}: ${countText(games.size)} games in ${secondsText(performance.now() - started)}`)
  return [...games.values()].sort((a, b) => a.number - b.number)
}

/**
 * Stops a contest whose program cannot be started: it would lose each game, which tells nobody anything.
 *
 * @throws InputError
 */
function checkStarted(contest: EngineContest, game: EngineGame): void {
  const breaker = game.broken?.kind === 'start' ? breakerOf(contest, game) : null
  if (breaker !== null) throw new InputError(`${namesApart(contest.players)[breaker]} ${game.broken?.why}`)
}

/** A game that is to be played. */
export interface GameJob {
  readonly contest: EngineContest
  readonly number: number
  /** The two players, each by a number that is the same in all jobs. */
  readonly players: readonly [number, number]
}

/** Plays games, as many at once as there are cores. */
export async function playJobs<Job extends GameJob>(
  jobs: readonly Job[],
  cores: number,
  done: (game: EngineGame, job: Job) => void,
): Promise<void> {
  const waiting = [...jobs]
  await Promise.all(Array.from({ length: Math.min(cores, jobs.length) }, () => inLane(waiting, done)))
}

/** Takes out the next game: the first with both of these players, or else with one, as their programs run already. */
export function takeNext<Job extends Pick<GameJob, 'players'>>(
  waiting: Job[],
  last: readonly number[],
): Job | undefined {
  const firstWith = (count: number) =>
    waiting.findIndex(({ players }) => players.filter((player) => last.includes(player)).length === count)
  const at = [2, 1].map(firstWith).find((found) => found >= 0) ?? 0
  return waiting.splice(at, 1)[0]
}

/**
 * Plays waiting games one after another; our own players think in a thread that the lane keeps, and programs play on from
 * game to game.
 */
async function inLane<Job extends GameJob>(waiting: Job[], done: (game: EngineGame, job: Job) => void): Promise<void> {
  const client = new EngineClient(openThread)
  const ownIn =
    ({ seed }: EngineContest): OwnMove =>
    ({ contestant, position, number, swapper }) =>
      new Promise((resolve, reject) => {
        const request = { position: formatPosition(position), contestant, seed, number, swapper }
        client.start('move', request, {
          progress: () => undefined,
          done: (choice) => resolve(computersMove(swapper, choice)),
          failed: (message) => reject(new FailedError(message)),
        })
      })
  const kept = new KeptPrograms()
  // A signal ends this process without its exit handlers.
  const release = beforeEnd(() => kept.kill())
  try {
    for (let job = takeNext(waiting, []); job !== undefined; job = takeNext(waiting, job.players))
      done(await playEngineGame(job.contest, job.number, { own: ownIn(job.contest), kept }), job)
  } catch (error) {
    waiting.length = 0
    throw error
  } finally {
    client.end()
    await kept.end()
    release()
  }
}
