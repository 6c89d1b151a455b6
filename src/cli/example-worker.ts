/** A process that makes examples from games, by their numbers; its argument is the plan. */
import { examplesOf, type ExampleGame, type ExamplePlan } from '../engine/training/examples.ts'
import { answerRequests } from './worker-process.ts'

const plan = JSON.parse(process.argv[2]) as ExamplePlan
answerRequests((number: number, stop): ExampleGame => examplesOf(plan, number, { stop }))
