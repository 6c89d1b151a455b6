/** What a replay shows at a moment, in words: for the tree's caption, and for those who hear it. */
import { size } from '../../engine/node-set.ts'
import { opponentOf, type Player } from '../../engine/player.ts'
import { emptyNodes } from '../../engine/position.ts'
import type { Bound, Moment, ReplayState } from '../../engine/replay.ts'
import { WIN } from '../../engine/search/state.ts'
import { i18n } from '../i18n.ts'
import { signed } from '../words.ts'
import type { Recording } from './replay-store.ts'

/** Who is to move at a ply of the line. */
export function moverAt({ position }: Recording, ply: number): Player {
  return ply % 2 === 0 ? position.toMove : opponentOf(position.toMove)
}

/** A value for the side to move; beyond a win it is no bound at all. */
export function valueText(value: number): string {
  return Math.abs(value) >= WIN ? signed(value > 0 ? Infinity : -Infinity) : signed(value)
}

export function boundText({ value, bound }: { value: number; bound: Bound }): string {
  return { exact: '', least: '≥ ', most: '≤ ' }[bound] + valueText(value)
}

export function windowText({ alpha, beta }: ReplayState): string {
  return alpha === null || beta === null ? '' : `(${valueText(alpha)}, ${valueText(beta)})`
}

/** Successors of the last state of the line that have not been tried. */
export function untried({ position }: Recording, line: readonly ReplayState[]): number {
  return size(emptyNodes(position)) - (line.length - 1) - line[line.length - 1].tried.length
}

/** What the last event was. */
export function happening(recording: Recording, { line, depth }: Moment): string {
  const here = line.at(-1)
  if (here === undefined) return i18n.t('replay:event.start')
  const { alpha, beta, value, bound, cutoff, tried, isResearch, isRecalled } = here
  if (cutoff !== null) {
    const condition = `${valueText(cutoff.value)} ≥ ${valueText(beta ?? 0)}`
    return i18n.t('replay:event.cutoff', { condition, count: untried(recording, line) })
  }
  if (value !== null) {
    const text = boundText({ value, bound })
    if (isRecalled) return i18n.t('replay:event.recalled', { value: text })
    return alpha === null ? i18n.t('replay:event.leaf', { value: text }) : i18n.t('replay:event.return', { value: text })
  }
  if (isResearch) return i18n.t('replay:event.research')
  if (alpha !== null && tried.length === 0) return i18n.t('replay:event.expand', { window: windowText(here) })
  const move = recording.position.board.names[here.node]
  return line.length === 1 ? i18n.t('replay:event.iteration', { depth }) : i18n.t('replay:event.enter', { move })
}

/** All of it, for a screen reader. */
export function spoken(recording: Recording, moment: Moment): string {
  const { names } = recording.position.board
  const line = moment.line.slice(1).map(({ node }) => names[node]).join(', ')
  const visited = i18n.t('replay:visited', { visited: moment.visited, all: recording.result.visited })
  return `${visited}. ${line && i18n.t('replay:line', { line })} ${happening(recording, moment)}`
}
