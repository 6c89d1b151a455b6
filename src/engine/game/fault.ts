/**
 * Faults: what is wrong with a text or a move, as a code with values. The command line prints these English texts; the
 * app has the same codes in its other languages too.
 */
export const FAULT_TEXTS = {
  // A one-line position, or a move in words
  fields: 'a position has two fields, the rings and the side to move, not {{found}}',
  rings: 'a board has 2 to 7 rings, not {{found}}',
  centre: 'ring a has 1 node, not {{found}}',
  ring: 'ring {{ring}} has {{expected}} nodes, not {{found}}',
  symbol: "node {{node}} is one of r, b and '.', not {{found}}",
  mover: 'the side to move is r or b, not {{found}}',
  rule: 'the rule is 3s, three sides, or 3c, three corners, not {{found}}',
  node: '{{found}} is not a node of this board',
  impossible: 'this position cannot arise: {{fault}}',
  // A position
  shared: 'a node holds a stone of each player',
  redsTurn: 'with Red to move Red must have as many stones as Blue, not {{reds}} to {{blues}}',
  bluesTurn: 'with Blue to move Red must have one stone more than Blue, not {{reds}} to {{blues}}',
  bothConnected: 'both players have connected three sides',
  redConnected: 'Red is to move but has already connected three sides',
  blueConnected: 'Blue is to move but has already connected three sides',
  bothCaptured: 'both players have captured three corners',
  redCaptured: 'Red is to move but has already captured three corners',
  blueCaptured: 'Blue is to move but has already captured three corners',
  // A search, an evaluator or perfect play
  unsearched: 'only boards of up to 31 nodes under the rule of three sides can be used here',
  unproven: 'perfect play is known only of boards of up to 31 nodes under the rule of three sides',
  // A move
  taken: 'node {{node}} is not empty',
  noSwap: 'colours can be swapped only in answer to the first stone',
  over: 'the game is over',
  // The record of a game
  replay: 'the game cannot be replayed: {{fault}}',
  resigned: 'resigned is red, blue or null',
  resignedLate: 'nobody can resign once the game is over',
  // A tree typed as text
  treeNone: 'a tree is written in brackets: ((3 12 8)(2 4 6)(14 5 2))',
  treeLong: 'the text has {{found}} characters: a tree has at most {{most}}',
  treeStart: 'character {{place}}: {{found}} stands before the first bracket is opened',
  treeRest: 'character {{place}}: {{found}} stands after the end of the tree',
  treeSymbol: 'character {{place}}: {{found}} is neither a bracket nor a whole number',
  treeEmpty: 'character {{place}}: this bracket is empty',
  treeOpen: 'character {{place}}: this bracket is never closed',
  treeNodes: 'character {{place}}: a tree has at most {{most}} nodes below its root',
  treeDeep: 'character {{place}}: a tree is at most {{most}} plies deep',
  treeValue: 'character {{place}}: {{found}} is not a value from −{{most}} to {{most}}',
  // A trace
  traceLine: 'line {{line}}: {{fault}}',
  traceLong: 'a trace has at most {{most}} steps',
  traceEmpty: 'the trace has no steps',
  traceObject: 'this is not a JSON object',
  traceFormat: 'the first line of a trace has "format": "{{format}}" and "version": 1',
  traceChoice: '{{name}} is one of {{known}}',
  traceText: 'tree or position is a text',
  traceValue: '{{name}} is a whole number from −{{most}} to {{most}}, or "inf", or "-inf"',
  traceMove: 'a move is a name of 1 to 20 characters without spaces',
  traceDepth: 'depth is a whole number from 0 to {{most}}',
  traceNames: 'a trace has at most {{most}} different moves',
  traceDeep: 'a trace is at most {{most}} plies deep',
  // A step of a trace that its algorithm would not make
  differs: 'step {{step}} (line {{line}}): {{fault}}',
  differsEnd: 'the trace ends here, but the search of {{state}} has not returned',
  differsOver: 'nothing can return here: no search is under way',
  differsRoot: 'no search is under way: the root is entered without a move, not by {{move}}',
  differsUnfinished: 'the root is entered again, but the search of {{state}} has not returned',
  differsMove: '{{move}} is not a move of {{state}}, whose search has not returned yet',
  differsTwice: '{{move}} has been searched already',
  differsOrder: '{{next}} comes before {{move}}',
  differsCut: 'a cutoff was possible: best {{best}} ≥ β {{beta}}',
  differsEarly: 'no cutoff was possible yet: best {{best}} < β {{beta}}',
  differsNoCut: 'this algorithm has no cutoffs',
  differsWindow: '{{name}} is {{found}}, but should be {{expected}}',
  differsFull: 'the root is searched from −∞ to +∞',
  differsNull: 'the root is searched in a null window, with β = α + 1',
  differsSettled: 'the root need not be searched again: {{value}} lies inside its window',
  differsAgain: '{{move}} should have been searched again: its null window only proved at least {{value}}',
  differsUnseen: 'moves not yet looked at: {{count}}',
  differsLeaf: 'this leaf is worth {{expected}} to its side to move, not {{found}}',
  differsValue: 'it returns {{found}}, but should return {{expected}}',
  // A file of an evaluator
  evaluatorForeign: 'it is not a Poly-Y evaluator',
  evaluatorVersion: 'its format version is {{found}}, which this Poly-Y cannot read',
  evaluatorKind: 'its kind is {{found}}, not "linear" or "network"',
  evaluatorAttack: 'its attack is no number from −1 to 1',
  evaluatorPhases: 'it has not from 1 to {{most}} phases',
  evaluatorPhase: 'a phase has no weights',
  evaluatorFeature: '{{found}} is no feature',
  evaluatorWeight: 'the weight of {{feature}} is no number',
  evaluatorGreat: 'the weight of {{feature}} is too great for sums',
  networkBoard: 'there is no network for a board of {{found}} rings',
  networkLayers: 'it has not from 1 to {{most}} layers',
  networkOutput: 'its last layer has not one neuron',
  networkSums: 'its weights are too great for exact sums',
  networkBiases: 'layer {{layer}} has not from 1 to {{most}} biases that are whole numbers',
  networkRows: 'layer {{layer}} has not a row of weights for each of its {{neurons}} neurons',
  networkRow: 'layer {{layer}} has a row that is not {{inputs}} whole numbers',
  // A line of numbered nodes
  numbered: 'line {{line}}, number {{place}}: {{fault}}',
}

export interface Fault {
  readonly code: keyof typeof FAULT_TEXTS
  /** The values of the placeholders in its text. */
  readonly values: Readonly<Record<string, string | number | Fault>>
}

/** A fault in English. */
export function faultText({ code, values }: Fault): string {
  return FAULT_TEXTS[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'object' ? faultText(value) : String(value)
  })
}

/** A fault as an error, with the English text as its message. */
export class FaultError extends Error {
  override readonly name: string = 'FaultError'
  readonly fault: Fault

  constructor(code: Fault['code'], values: Fault['values'] = {}) {
    super(faultText({ code, values }))
    this.fault = { code, values }
  }
}
