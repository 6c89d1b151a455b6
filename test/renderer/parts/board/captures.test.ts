/** The captured corners of a position, and the chains that have captured them. */
import { expect, it } from 'vitest'
import { boardOfSize } from '../../../../src/engine/game/board.ts'
import { setOf } from '../../../../src/engine/game/node-set.ts'
import { capturesOf } from '../../../../src/renderer/parts/board/captures.ts'

const board = boardOfSize(3)
const stones = (names: string) => setOf(names.split(' ').map((name) => board.names.indexOf(name)))
const namesOf = (nodes: readonly number[]) => nodes.map((node) => board.names[node]).join(' ')

it('are those whose two sides a chain touches, with any third side', () => {
  // Red is on sides A, B and D.
  const captures = capturesOf({ board, red: stones('a1 b2 b4 c2 c4 c8'), blue: stones('b3 b5 c1 c6 c7') })
  expect(captures.map((capture) => capture && [capture.colour, namesOf(capture.chain)])).toEqual([
    null,
    ['red', 'a1 b2 b4 c2 c4 c8'],
    null,
    null,
    null,
  ])
})

it('may belong to both colours', () => {
  const captures = capturesOf({ board, red: stones('b1 b2 c2 c4 c10'), blue: stones('b3 b4 b5 c7 c9') })
  expect(captures.map((capture) => capture?.colour)).toEqual(['red', 'red', undefined, 'blue', 'blue'])
})
