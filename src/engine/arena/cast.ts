/** The contestants that come with the app. How strong each is, is measured: see `cast-ratings.ts`. */
import type { Weights } from '../evaluation/evaluator.ts'
import { LEARNED, NETWORK } from '../evaluation/trained.ts'
import { searcher, type Contestant } from './contestant.ts'

const CORNERS = ['d1', 'd4', 'd7', 'd10', 'd13']
const CENTRE = ['a1', 'b1', 'b2', 'b3', 'b4', 'b5']

/** A player with a style, which is the weights of its evaluator. */
function stylist(name: string, weights: Weights, attack: number, firstNodes: readonly string[] = []): Contestant {
  const evaluator = { kind: 'linear', phases: [weights], attack } as const
  return { ...searcher(name, { algorithm: 'negascout', depth: 2, evaluator }), firstNodes }
}

export { LEARNED, NETWORK }

const learned = (depth: number) => searcher(`learned-${depth}`, { algorithm: 'negascout', depth, evaluator: LEARNED })

const network = (depth: number) => searcher(`network-${depth}`, { algorithm: 'negascout', depth, evaluator: NETWORK })

/** Searches two plies, but plays `randomness` per cent of its moves at random. */
const careless = (name: string, randomness: number): Contestant => ({
  ...searcher(name, { algorithm: 'negascout', depth: 2 }),
  randomness,
})

const report = (depth: number) => searcher(`report-${depth}`, { algorithm: 'negascout', depth })

export const CAST = [
  { ...searcher('random', { algorithm: 'alpha-beta', depth: 1 }), randomness: 100 },
  careless('daydreamer', 85),
  careless('scatterbrain', 67),
  careless('dabbler', 50),
  careless('hasty', 32),
  { ...searcher('distracted', { algorithm: 'negascout', depth: 3 }), randomness: 20 },
  searcher('greedy', { algorithm: 'alpha-beta', depth: 1 }),
  stylist('attacker', { piecesToWin: -1, secondDistance: -0.5 }, 0.75),
  stylist('defender', { piecesToWin: -1, secondDistance: -0.5 }, -0.75),
  stylist('corner-lover', { piecesToWin: -1, corners: 2 }, 0, CORNERS),
  stylist('edge-walker', { piecesToWin: -1, edge: 1.5, sides: 0.5 }, 0),
  stylist('centrist', { piecesToWin: -1, centre: 2, innerRing: 1.5 }, 0, CENTRE),
  stylist('weaver', { piecesToWin: -1, chains: -1 }, 0),
  stylist('farsighted', { piecesToWin: -1, secondDistance: -1 }, 0),
  ...[2, 3, 4, 5].map(report),
  ...[2, 3, 4].map(learned),
  ...[2, 3].map(network),
  { ...learned(3), name: 'strategist', randomness: 3 },
  { name: 'rule-follower', mind: { by: 'rules' }, randomness: 0, firstNodes: [] },
  { name: 'perfect', mind: { by: 'oracle' }, randomness: 0, firstNodes: [] },
] as const satisfies readonly Contestant[]

/** The member of the cast with this name. */
export function castOf(name: string): Contestant | undefined {
  return CAST.find((contestant) => contestant.name === name)
}
