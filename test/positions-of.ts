/** The positions of an experiment, drawn here and now: in the app and on the command line a job draws them. */
import { givenPositions, isDrawn, type Experiment } from '../src/engine/lab/experiment.ts'
import { drawSample } from '../src/engine/lab/sample.ts'

/** @throws as `drawSample` does */
export function positionsOf({ positions }: Experiment): readonly string[] {
  return isDrawn(positions) ? drawSample(positions) : givenPositions(positions)
}
