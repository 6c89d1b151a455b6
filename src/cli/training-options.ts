/** Options that `polyy climb` and `polyy evolve` share, and how they print an evaluator. */
import { rounded } from '../engine/math/rounding.ts'
import type { Command } from 'commander'
import { TRAINING_MATCH_FIELDS } from '../contract/studies/training.ts'
import type { LinearEvaluator } from '../engine/evaluation/evaluator.ts'
import { FEATURES, type FeatureId } from '../engine/evaluation/features.ts'
import { REPORT_WEIGHTS, type Training } from '../engine/training/duel.ts'
import { readEvaluatorOf } from './evaluator-files.ts'
import { addGameOptions, gameSettings, KERNELS_BOARD, type GameOptions } from './game-options.ts'
import { readPath } from './options.ts'
import { addPlanOptions } from './plan-options.ts'

export interface TrainingOptions extends GameOptions {
  depth: number
  features: FeatureId[]
  from?: string
}

export const FEATURES_HELP = `Features: ${FEATURES.join(', ')}.`

/** @param games the default number of games in a match */
export function addTrainingOptions(command: Command, games: number): Command {
  const { depth, features } = TRAINING_MATCH_FIELDS
  return addPlanOptions(addGameOptions(command, games, KERNELS_BOARD), { depth, features }).option(
    '--from <file>',
    "an evaluator to start from; the report's by default",
    readPath,
  )
}

/** @throws InputError when the evaluator to start from cannot be used */
export function trainingSettings({ depth, features, from, ...options }: TrainingOptions): Training {
  return {
    ...gameSettings(options),
    features,
    depth,
    start: from === undefined ? REPORT_WEIGHTS : readEvaluatorOf('linear', from),
  }
}

export function weightLines({ phases }: LinearEvaluator): string[] {
  const weightsText = (weights: object) =>
    Object.entries(weights)
      .map(([id, weight]) => `${id} ${rounded(Number(weight), 2)}`)
      .join(', ')
  return phases.map((weights, phase) => `weights, phase ${phase + 1}: ${weightsText(weights)}`)
}
