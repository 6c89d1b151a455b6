/** The trained evaluators that come with the app. */
import { fromEvaluatorFile } from './evaluator-file.ts'
import learnedFile from './learned.json' with { type: 'json' }
import networkFile from './network.json' with { type: 'json' }

/** Weights by logistic regression (`polyy learn`). */
export const LEARNED = fromEvaluatorFile(learnedFile)

/** A network of the nodes, by back-propagation (`polyy train`). */
export const NETWORK = fromEvaluatorFile(networkFile)
