/**
 * The engine in a worker thread of the command line. A thread does not inherit what lets the main thread read TypeScript
 * (tsx issue 354), so it registers that for itself, and has to begin in plain JavaScript.
 */
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { runJob } = await import('../engine/jobs.ts')

parentPort.on('message', (message) => runJob(message, (reply) => parentPort.postMessage(reply)))
