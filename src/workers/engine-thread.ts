/** The code of a worker thread in Node: runs one job after the other. */
import { parentPort } from 'node:worker_threads'
import { runJob, type JobMessage } from '../engine/jobs.ts'

parentPort?.on('message', (message: JobMessage) => {
  runJob(message, (reply) => parentPort?.postMessage(reply))
})
