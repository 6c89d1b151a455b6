/** SGF of all boards and both rules: what is written is read again. */
import { describe, expect, it } from 'vitest'
import { usualRule } from '../../../../src/engine/game/corners.ts'
import { momentOf, START } from '../../../../src/engine/game/game-tree.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { newTree, TreeBuilder } from '../../../../src/engine/game/tree-builder.ts'
import { NO_INFO } from '../../../../src/engine/game/game-tree.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { RULES } from '../../../engine/game/colourings.ts'

describe.each(RULES)('SGF of size $size, with $cornersToWin corners to win', ({ size, cornersToWin }) => {
  const start = emptyPosition(size, cornersToWin)

  it('has every node', () => {
    const builder = new TreeBuilder(start, true)
    for (const node of start.board.names.keys()) builder.add(START, node)
    const tree = builder.tree(NO_INFO, null)
    const [read] = readSgf(writeSgf([tree]))
    expect(momentOf(read, START).position).toEqual(start)
    expect([...read.moments.values()].map(({ move }) => move)).toEqual(
      [...tree.moments.values()].map(({ move }) => move),
    )
  })

  it.each([true, false])('names the rule only where it is not the usual one, with the swap rule %s', (swapRule) => {
    const words = { 1: 'three sides', 3: 'three corners' }[cornersToWin]
    const named = [...(swapRule ? ['swap'] : []), ...(cornersToWin === usualRule(size) ? [] : [words])]
    const text = writeSgf([newTree(start, swapRule)])
    expect(/RU\[([^\]]*)\]/.exec(text)?.[1]).toBe(named.length === 0 ? undefined : named.join(', '))
    const [read] = readSgf(text)
    expect([momentOf(read, START).position, read.swapRule]).toEqual([start, swapRule])
  })
})

it.each([
  ['RU[Three Corners]', 3],
  ['RU[three-corners]', 3],
  ['RU[three sides]', 1],
  ['', 1],
])('SGF with %s has %i corners to win on 31 nodes', (rules, cornersToWin) => {
  const [{ moments }] = readSgf(`(;FF[4]GM[531]SZ[4]${rules})`)
  expect(moments.get(START)?.position.cornersToWin).toBe(cornersToWin)
})

it('SGF keeps a rule that it does not know', () => {
  const text = '(;FF[4]GM[531]SZ[4]RU[five corners])'
  expect(writeSgf(readSgf(text))).toContain('RU[five corners]')
})
