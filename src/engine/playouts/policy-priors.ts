/** The chances that a policy network gives to moves: slower than those of patterns, and better. */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import type { TreeState, Valuer } from './monte-carlo.ts'
import { chancesByLogs } from './pattern-priors.ts'
import { FEATURES_OF_NODE, NodeFeatures } from './node-features.ts'
import { PolicyNetwork } from './policy-network.ts'
import type { PolicyWeights } from './policy-weights.ts'
import type { Tree } from './tree.ts'

export class PolicyPriors implements Valuer {
  private readonly network: PolicyNetwork
  private readonly reader: NodeFeatures
  private readonly features: Uint16Array
  private readonly logs: Float64Array

  constructor(size: BoardSize, weights: PolicyWeights) {
    const { nodeCount } = boardOfSize(size)
    this.network = new PolicyNetwork(size, weights)
    this.reader = new NodeFeatures(size)
    this.features = new Uint16Array(nodeCount * FEATURES_OF_NODE)
    this.logs = new Float64Array(nodeCount)
  }

  value(tree: Tree, node: number, state: TreeState): void {
    const { network, logs } = this
    this.reader.read(state, this.features)
    network.compute(this.features)
    const first = tree.firstOf(node)
    for (let i = 0; i < tree.childCountOf(node); i++) logs[i] = network.values[tree.moveOf(first + i)]
    chancesByLogs(tree, node, logs)
  }
}
