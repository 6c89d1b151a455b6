/** A player of one's own, for tests of the pages that show one. */

/** The text of its file. */
export const QUICK_ANN = JSON.stringify({
  format: 'poly-y player',
  version: 1,
  player: {
    name: 'Quick Ann',
    mind: {
      by: 'search',
      options: {
        algorithm: 'negascout',
        depth: 1,
        evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, secondDistance: -0.5, corners: 2.5 }], attack: 0 },
      },
    },
    randomness: 10,
    firstNodes: ['d1', 'd4'],
  },
})

export const WITH_ANN = { documents: { players: { ann: QUICK_ANN } } }
