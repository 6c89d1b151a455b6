/** The compiled search: its trees are those of the search in TypeScript, node by node. */
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ROOT as PROJECT } from '../../../scripts/build.mjs'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import type { CornersToWin } from '../../../src/engine/game/corners.ts'
import { emptyPosition, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { compiledSearch } from '../../../src/engine/playouts/compiled-search.ts'
import { MonteCarloTreeSearch, type TreeSearch } from '../../../src/engine/playouts/monte-carlo.ts'
import { childrenByWorth } from '../../../src/engine/playouts/best-moves.ts'
import { rootOf } from '../../../src/engine/playouts/playout-search.ts'
import type { PriorKind } from '../../../src/engine/playouts/prior-kinds.ts'
import { shippedPriors } from '../../../src/engine/playouts/shipped-priors.ts'
import { surroundingsOf } from '../../../src/engine/playouts/surroundings.ts'
import { ROOT, Tree } from '../../../src/engine/playouts/tree.ts'
import { CompiledModule } from '../../../src/engine/playouts/web-assembly.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { KERNELS } from '../../../scripts/kernel.mjs'
import { samples } from '../../tiers.ts'

/** All that a search and its tree tell, a line for each node. */
function told({ tree, playouts, plies, isProven }: TreeSearch): string[] {
  const nodes = Array.from({ length: tree.size }, (_, node) =>
    [
      tree.moveOf(node),
      tree.visitsOf(node),
      tree.winsOf(node),
      tree.raveVisitsOf(node),
      tree.raveWinsOf(node),
      tree.priorOf(node),
      tree.proofOf(node),
      tree.pliesFrom(node),
      ...tree.childrenOf(node),
    ].join(),
  )
  return [`${playouts} ${plies} ${isProven}`, ...nodes]
}

interface Game {
  readonly size: BoardSize
  readonly corners: CornersToWin
  readonly kind: PriorKind
  readonly maxNodes: number
  readonly playouts: number
}

/** Both searches of a position; the tree that they keep is that of `Game.maxNodes`. */
function both(position: Position, { kind, maxNodes }: Game, seed: number): readonly TreeSearch[] {
  const { size } = position.board
  const priors = shippedPriors(kind, size)
  const surroundings = surroundingsOf(size)
  const root = rootOf(position, [])
  const { cornersToWin } = position
  const compiled = compiledSearch(surroundings, cornersToWin, maxNodes, seed, priors, root)
  if (compiled === null) throw new Error('there is no WebAssembly')
  const tree = new Tree(maxNodes)
  return [compiled, new MonteCarloTreeSearch(surroundings, cornersToWin, tree, new Random(seed), priors, root)]
}

it.each<Game>([
  { size: 2, corners: 1, kind: 'none', maxNodes: 1 << 16, playouts: 40 },
  { size: 3, corners: 1, kind: 'none', maxNodes: 1 << 16, playouts: 300 },
  { size: 3, corners: 3, kind: 'network', maxNodes: 1 << 16, playouts: 300 },
  { size: 4, corners: 1, kind: 'none', maxNodes: 1 << 16, playouts: 700 },
  { size: 4, corners: 1, kind: 'patterns', maxNodes: 1 << 16, playouts: 300 },
  { size: 4, corners: 3, kind: 'network', maxNodes: 1 << 16, playouts: 700 },
  { size: 5, corners: 3, kind: 'none', maxNodes: 2000, playouts: 700 },
  { size: 5, corners: 3, kind: 'network', maxNodes: 2000, playouts: 700 },
  { size: 6, corners: 3, kind: 'patterns', maxNodes: 1 << 16, playouts: 300 },
  { size: 7, corners: 3, kind: 'network', maxNodes: 1 << 16, playouts: 300 },
  { size: 7, corners: 3, kind: 'none', maxNodes: 60, playouts: 20 },
])('a game on $size rings by $corners corners, with priors "$kind" and $maxNodes nodes', (game) => {
  for (const seed of [1, 2].slice(0, samples({ few: 1, all: 2 }))) {
    let position = emptyPosition(game.size, game.corners)
    const searches = both(position, game, seed)
    const moves: number[] = []
    while (winnerOf(position) === null && moves.length < 8) {
      for (const search of searches) search.grow(game.playouts)
      const [compiled, plain] = searches.map(told)
      // Whole trees are long: what is shown is the first node that differs.
      const differs = compiled.findIndex((line, i) => line !== plain[i])
      expect([compiled.length, compiled[differs]]).toEqual([plain.length, plain[differs]])
      const { tree, isProven } = searches[0]
      const child = childrenByWorth(tree, ROOT).at(0)
      if (child === undefined || isProven || tree.childCountOf(child) === 0) break
      moves.push(tree.moveOf(child))
      position = play(position, tree.moveOf(child))
      for (const search of searches) search.moveTo(rootOf(position, moves.slice(-2)), child)
    }
  }
})

it('the tree has room for a record behind its last, which the kernel reads together with it', () => {
  const asked: number[] = []
  const memory = { buffer: new ArrayBuffer(1 << 16), grow: (bytes: number) => void asked.push(bytes) }
  new Tree(1170, memory, 1000)
  expect(asked).toEqual([1000 + 28 * 1171])
})

it('a board with more nodes than a row of memory is left to the search that is not compiled', () => {
  const surroundings = surroundingsOf(7)
  const root = rootOf(emptyPosition(7, 3), [])
  const start = (nodeCount: number) =>
    compiledSearch({ ...surroundings, board: { ...surroundings.board, nodeCount } }, 3, 1 << 14, 1, null, root)
  expect(start(106)).not.toBeNull()
  expect(start(141)).toBeNull()
})

it('a module is left out where code cannot be compiled', () => {
  expect(new CompiledModule('bm8gY29kZQ==').start()).toBeNull()
})

it.each(KERNELS)('%s is what its source compiles to', async (name) => {
  const file = (await import(`../../../src/engine/playouts/${name}.json`, { with: { type: 'json' } })) as {
    default: { wasm: string }
  }
  // In Node as it is: the loaders of this process make the compiler ten times as slow.
  const compile = `import('./scripts/kernel.mjs').then(async ({ compileKernel }) =>
    process.stdout.write(Buffer.from(await compileKernel('${name}')).toString('base64')))`
  const wasm = execFileSync(process.execPath, ['-e', compile], { cwd: PROJECT, encoding: 'utf8' })
  expect(file.default.wasm === wasm, 'run `npm run kernel`').toBe(true)
})
