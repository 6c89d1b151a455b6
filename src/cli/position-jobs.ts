/** Jobs about positions, with their number as progress on stderr. */
import type { JobKind, Jobs } from '../engine/jobs.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText } from './text.ts'
import type { Threads } from './threads.ts'

/**
 * The results in the order of the requests.
 *
 * @param command named in the progress line
 * @param each positions per request
 * @throws FailedError when a job fails
 */
export async function positionJobs<Kind extends JobKind>(
  command: string,
  kind: Kind,
  requests: readonly Jobs[Kind]['request'][],
  threads: Threads,
  each = 1,
): Promise<Jobs[Kind]['result'][]> {
  const started = performance.now()
  const total = countText(each * requests.length)
  const showDone = (done: number) => showProgress(`${command}: ${countText(each * done)} of ${total} positions`)
  const results = await threads.all(kind, requests, showDone)
  endProgress(`${command}: ${total} positions in ${secondsText(performance.now() - started)}`)
  return results
}
