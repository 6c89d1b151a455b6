/** `polyy evaluate`: pieces to win of both colours and the report's f = x − y. */
import type { Command } from 'commander'
import { evaluateWith, type Evaluation, type EvaluationMethod } from '../engine/evaluation/evaluation.ts'
import { COLOUR_NAMES } from '../engine/game/colour.ts'
import { encodeValue, formatPosition, parsePosition } from '../engine/game/notation.ts'
import type { Position } from '../engine/game/position.ts'
import { evaluationOption } from './evaluation-option.ts'
import { answerEach, argumentLines } from './lines.ts'
import { countText, NONE, print, printJson, valueText } from './text.ts'

const EXAMPLES = `
Examples:
  polyy evaluate './...../........../.........r..... b'
  polyy evaluate --json - < positions.txt
  polyy evaluate --evaluation floyd-warshall './...../........../.........r..... b'

Low values of f are good for Blue: it is Blue's pieces to win less Red's, -inf once Blue has connected three
sides and +inf once Red has.`

export function addEvaluate(program: Command): void {
  program
    .command('evaluate')
    .description('Pieces to win of both players, and the value f.')
    .argument('<position...>', 'a one-line position, or - to read positions from stdin')
    .addOption(evaluationOption().default('bit-parallel'))
    .option('--json', 'one JSON object a line: {position, blue, red, value, winner}')
    .usage('[options] <position|->')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], { evaluation, json = false }: { evaluation: EvaluationMethod; json?: boolean }) => {
      let width = 0
      await answerEach(
        'polyy evaluate',
        argumentLines(words),
        (position) => {
          const found = evaluateWith(evaluation, position)
          if (json) return printJson(evaluationRecord(position, found))
          // Lines are aligned below the heads; a larger board than the one before gets heads of its own.
          const { length } = formatPosition(position)
          if (length > width) {
            width = length
            print(row('position', width, 'Red needs', 'Blue needs', 'f', 'winner'))
          }
          printEvaluation(position, found, width)
        },
        parsePosition,
      )
    })
}

/** One line of `--json`. */
function evaluationRecord(position: Position, { blue, red, value, winner }: Evaluation): object {
  return { position: formatPosition(position), blue, red, value: encodeValue(value), winner }
}

function row(position: string, width: number, red: string, blue: string, f: string, winner: string): string {
  return `${position.padEnd(width)}  ${red.padStart(9)}  ${blue.padStart(10)}  ${f.padStart(4)}  ${winner}`
}

function printEvaluation(position: Position, { blue, red, value, winner }: Evaluation, width: number): void {
  const shown = winner === null ? NONE : COLOUR_NAMES[winner]
  print(row(formatPosition(position), width, countText(red), countText(blue), valueText(value), shown))
}
