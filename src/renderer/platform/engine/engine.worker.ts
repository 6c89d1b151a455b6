/** The engine in a Web Worker of the page. */
import { runJob, type JobMessage } from '../../../engine/jobs.ts'

self.addEventListener('message', (event: MessageEvent<JobMessage>) => {
  runJob(event.data, (reply) => self.postMessage(reply))
})
