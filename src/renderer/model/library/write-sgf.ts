/** Writes SGF: our own properties in a fixed order, then those we do not understand, as they were. */
import sgf from '@sabaki/sgf'
import { COLOURS } from '../../../engine/game/colour.ts'
import { momentOf, seatAtEnd, START, treeResult, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import { moveName } from '../../../engine/game/game.ts'
import { usualRule } from '../../../engine/game/corners.ts'
import { EMPTY, nodesOf } from '../../../engine/game/node-set.ts'
import { stonesOf } from '../../../engine/game/position.ts'
import { version } from '../../../../package.json'
import { playedProperties } from './sgf-played.ts'
import { CHANGED, CREATED, GAME_NUMBER, LETTERS, resultText, rulesText, TAGS } from './sgf.ts'

/** The games of a file, one after the other. */
export function writeSgf(trees: readonly GameTree[]): string {
  return trees.map(writeGame).join('\n')
}

/** One variation a line; no recursion, so that no game is too long. */
function writeGame(tree: GameTree): string {
  const out: string[] = ['(']
  const waiting: (number | string)[] = [')\n', START]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      out.push(next)
      continue
    }
    const { children } = momentOf(tree, next)
    out.push(writeMoment(tree, next))
    if (children.length === 1) waiting.push(children[0])
    else for (let i = children.length - 1; i >= 0; i--) waiting.push(')', children[i], '\n(')
  }
  return out.join('')
}

type Values = readonly string[]

function writeMoment(tree: GameTree, at: number): string {
  const moment = momentOf(tree, at)
  const known: [name: string, values: Values][] =
    at === START ? rootProperties(tree, moment) : [moveProperty(tree, moment)]
  known.push(['N', some(moment.name)], ['C', some(moment.comment)])
  const written = known.filter(([, values]) => values.length > 0)
  const kept = Object.entries(moment.properties)
  return [
    ';',
    ...written.map(([name, values]) => property(name, values.map(escaped))),
    ...kept.map(([name, values]) => property(name, values)),
  ].join('')
}

const property = (name: string, values: Values) => name + values.map((value) => `[${value}]`).join('')
// A zero byte has no place in a text file.
const escaped = (text: string) => sgf.escapeString(text.replaceAll('\0', ''))
const some = (text: string): Values => (text === '' ? [] : [text])

function moveProperty(tree: GameTree, { move, parent, position }: Moment): [string, Values] {
  if (move === null || parent === null) return ['', []]
  const letter = LETTERS[momentOf(tree, parent).position.toMove]
  return [letter, [moveName(position.board, move)]]
}

function rootProperties(tree: GameTree, { position, properties }: Moment): [string, Values][] {
  const { board, toMove, cornersToWin } = position
  const isUsual = cornersToWin === usualRule(board.size)
  const { info } = tree
  const isSetUp = stonesOf(position) !== EMPTY
  // A result that we do not know, as a loss on time, or that the moves contradict, stays among the properties.
  const result = 'RE' in properties ? null : treeResult(tree)
  return [
    ['FF', ['4']],
    ['GM', [GAME_NUMBER]],
    ['CA', ['UTF-8']],
    ['AP', [`Poly-Y:${version}`]],
    ['SZ', [String(board.size)]],
    ['RU', some(rulesText({ swapRule: tree.swapRule, cornersToWin: isUsual ? null : cornersToWin }) ?? '')],
    ['GN', some(info.name)],
    ['PB', some(info.players[seatAtEnd(tree, 'red')])],
    ['PW', some(info.players[seatAtEnd(tree, 'blue')])],
    ['DT', some(info.date)],
    ['PC', some(info.place)],
    ['RE', result === null ? [] : [resultText(result)]],
    ['GC', some(info.notes)],
    [TAGS, info.tags],
    [CREATED, some(info.created)],
    [CHANGED, some(info.changed)],
    ...playedProperties(info.played),
    ...COLOURS.map((colour): [string, Values] => [
      `A${LETTERS[colour]}`,
      [...nodesOf(position[colour])].map((node) => board.names[node]),
    ]),
    ['PL', isSetUp ? [LETTERS[toMove]] : []],
  ]
}
