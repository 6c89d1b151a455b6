/** What can be laid over the board, computed from the position: marks for the nodes, and the legend that explains them. */
import { evaluate } from '../../engine/evaluation.ts'
import { sideDistances } from '../../engine/floyd-warshall.ts'
import { opponentOf, PLAYER_NAMES, type Player } from '../../engine/player.ts'
import { legalMoves, play, type Position } from '../../engine/position.ts'
import type { Mark } from '../board/board-view.tsx'
import { signed } from '../words.ts'

export interface LegendEntry extends Mark {
  readonly meaning: string
}

export interface OverlayPicture {
  readonly marks: ReadonlyMap<number, Mark>
  readonly legend: readonly LegendEntry[]
}

const WEAKEST = 0.12
const STRONGEST = 0.75

/** Stones the player needs to reach one side from each empty node, the stone on the node included. */
export function distanceOverlay({ board, red, blue }: Position, player: Player, side: number): OverlayPicture {
  const stones = { red, blue }
  const distances = sideDistances(board, stones[player], stones[opponentOf(player)]).map((sides) => sides[side])
  const present = [...new Set(distances)].sort((a, b) => a - b)
  const farthest = Math.max(1, ...present.filter(Number.isFinite))
  const markOf = (distance: number): Mark => ({
    text: Number.isFinite(distance) ? String(distance) : '∞',
    tone: player,
    strength: Number.isFinite(distance) ? STRONGEST - (STRONGEST - WEAKEST) * (distance / farthest) : 0,
  })
  const meaning = (distance: number) => (Number.isFinite(distance) ? `${distance} ${distance === 1 ? 'stone' : 'stones'}` : 'no way')
  return {
    marks: new Map(distances.map((distance, node) => [node, markOf(distance)])),
    // Own stones may be at 0, but a mark stands on an empty node only.
    legend: present.filter((distance) => distance > 0).map((distance) => ({ ...markOf(distance), meaning: meaning(distance) })),
  }
}

/** f after each legal move; the legend has one entry for each value there is. */
export function moveOverlay(position: Position): OverlayPicture {
  const values = legalMoves(position).map((node) => [node, evaluate(play(position, node)).value] as const)
  const present = [...new Set(values.map(([, value]) => value))].sort((a, b) => a - b)
  const largest = Math.max(1, ...present.filter(Number.isFinite).map(Math.abs))
  const markOf = (value: number): Mark => ({
    text: signed(value),
    tone: value < 0 ? 'blue' : value > 0 ? 'red' : 'accent',
    strength: value === 0 ? 0 : Number.isFinite(value) ? WEAKEST + (0.5 - WEAKEST) * (Math.abs(value) / largest) : STRONGEST,
  })
  return {
    marks: new Map(values.map(([node, value]) => [node, markOf(value)])),
    legend: present.map((value) => ({ ...markOf(value), meaning: meaningOf(value) })),
  }
}

function meaningOf(value: number): string {
  if (value === 0) return 'even'
  const ahead = PLAYER_NAMES[value > 0 ? 'red' : 'blue']
  return Number.isFinite(value) ? `${ahead} ahead by ${Math.abs(value)}` : `${ahead} wins`
}
