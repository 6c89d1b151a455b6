/**
 * A lint rule for sets of nodes: outside the kernels they are values that only functions look into, so that they serve
 * boards of any size. Bitwise operators stand in the kernels alone, and where they are about no set.
 */
import path from 'node:path'

/** The kernels for boards of up to 31 nodes, which have a set as one number: folders and files of src/. */
const KERNELS = [
  'engine/bits/',
  'engine/search/bit-states.ts',
  'engine/search/extension.ts',
  'engine/search/growing-table.ts',
  'engine/search/ordering.ts',
  'engine/search/state-tables.ts',
  'engine/search/transposition-table.ts',
  'engine/solver/',
  'engine/evaluation/cheapest-sets.ts',
  'engine/evaluation/evaluator.ts',
  'engine/evaluation/features.ts',
  'engine/evaluation/network.ts',
  'engine/evaluation/pieces-to-win.ts',
  'engine/evaluation/two-distance.ts',
  // The player by rules is held against every won position of a complete table.
  'engine/arena/rules.ts',
  'engine/arena/rule-check.ts',
]

/** Folders and files of src/ whose bitwise operators are about no set of nodes, and what they are about. */
const NO_SETS = {
  'engine/cells/': 'sets of sides and of corners, which are five bits',
  'engine/evaluation/steiner-trees.ts': 'sets of sides and of corners',
  'engine/game/corners.ts': 'sets of sides and of corners',
  'cli/appended-file.ts': 'flags of an open file',
  'cli/read-file.ts': 'flags of an open file',
  'engine/arena/match-result.ts': 'games in pairs',
  'engine/arena/match.ts': 'games in pairs',
  'engine/arena/surface.ts': 'the middle of two numbers',
  'engine/arena/tournament.ts': 'games in pairs',
  'engine/evaluation/named-evaluator.ts': 'a hash',
  'engine/game/node-set.ts': 'the functions themselves',
  'engine/math/random.ts': 'random numbers',
  'engine/playouts/': 'sets of sides, codes of cells, and places in arrays',
  'engine/search/cell-states.ts': 'sets of sides, places of neighbours, and whether a ply is even',
  'engine/search/replay.ts': 'the middle of two numbers',
  'renderer/platform/secure-context.ts': 'bytes of a random id',
}

const OPERATORS = new Set(['|', '&', '^', '~', '<<', '>>', '>>>'])

/** @param file a path relative to src/ */
const isFree = (file) =>
  !/^(engine|renderer|cli)\//.test(file) || [...KERNELS, ...Object.keys(NO_SETS)].some((free) => file.startsWith(free))

export const setsThroughFunctions = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (isFree(path.relative(path.join(context.cwd, 'src'), context.filename).split(path.sep).join('/'))) return {}
    const check = (node) => {
      if (OPERATORS.has(node.operator.replace(/=$/, '')))
        context.report({ node, message: 'Use the functions of engine/game/node-set.ts, or add a kernel to the rule.' })
    }
    return { BinaryExpression: check, UnaryExpression: check, AssignmentExpression: check }
  },
}
