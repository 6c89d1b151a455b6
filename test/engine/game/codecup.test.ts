/** The CodeCup's numbers of nodes and lines of games. */
import { describe, expect, it } from 'vitest'
import { CODECUP_SIZE, formatCodeCup, parseCodeCup } from '../../../src/engine/game/codecup.ts'
import { FaultError } from '../../../src/engine/game/fault.ts'
import { pentagon } from '../../../src/engine/game/pentagon.ts'
import { Random } from '../../../src/engine/math/random.ts'

const graph = pentagon(CODECUP_SIZE)
const NUMBERS = Array.from({ length: 106 }, (_, i) => i + 1)

/** The message with which a text is refused. */
function refusal(text: string): string {
  try {
    parseCodeCup(text)
  } catch (error) {
    if (error instanceof FaultError) return error.message
    throw error
  }
  return 'not refused'
}

describe("the CodeCup's lines", () => {
  it('number every node once, and are read back as they were written', () => {
    const [nodes] = parseCodeCup(NUMBERS.join(' '))
    expect(nodes.toSorted((a, b) => Number(a) - Number(b))).toEqual([...graph.names.keys()])
    expect(formatCodeCup(nodes)).toBe(NUMBERS.join(' '))
  })

  it('begin with the top corner, have the centre as 43 and end with a corner', () => {
    const names = parseCodeCup('1 43 106')[0].map((move) => graph.names[Number(move)])
    expect(names).toEqual(['g1', 'a1', 'g13'])
  })

  it('hold many games, with empty lines between them, and a swap as the second move', () => {
    const text = '1 -1 43\n\r\n  43 1 2  \r\n'
    expect(parseCodeCup(text).map(formatCodeCup)).toEqual(['1 -1 43', '43 1 2'])
    expect(parseCodeCup(text)[0][1]).toBe('swap')
  })

  it('of random games are read back as they were written', () => {
    const random = new Random(1)
    const games = Array.from({ length: 200 }, () =>
      random.shuffled(graph.names.keys()).slice(0, random.between(1, 106)),
    )
    expect(parseCodeCup(games.map(formatCodeCup).join('\n'))).toEqual(games)
  })

  it.each([
    ['43 1\n\n1 2 107', 'line 3, number 3: "107" is not a node of this board'],
    ['0', 'line 1, number 1: "0" is not a node of this board'],
    ['1 2 x', 'line 1, number 3: "x" is not a node of this board'],
    ['1 2.0', 'line 1, number 2: "2.0" is not a node of this board'],
    ['5 6 5', 'line 1, number 3: node 5 is not empty'],
    ['5 6 -1', 'line 1, number 3: colours can be swapped only in answer to the first stone'],
    ['-1', 'line 1, number 1: colours can be swapped only in answer to the first stone'],
  ])('that cannot be read are refused with line and place: %j', (text, message) => {
    expect(refusal(text)).toBe(message)
  })
})
