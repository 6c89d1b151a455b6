/** From a game to the form for an experiment along it. */
import { COMPARED } from '../../../../engine/lab/lab.ts'
import { PLAIN, type Experiment } from '../../../../engine/lab/experiment.ts'
import type { GameTree } from '../../../../engine/game/game-tree.ts'
import { EXPERIMENTS_PLACE, planLink } from './experiment-link.ts'
import { gameLineOf } from './game-line.ts'

/** The four searches along a game. */
const DEPTHS = [3, 4]

/** The address of the form for an experiment along this game, with the four searches of the report. */
export function alongPlace(tree: GameTree, name: string): string {
  const experiment: Experiment = { ...PLAIN, positions: gameLineOf(tree, name), algorithms: COMPARED, depths: DEPTHS }
  // A line has at most a stone for each node and a swap, so that it always fits into a link.
  return `${EXPERIMENTS_PLACE}/${planLink('', experiment) ?? ''}`
}
