import { CLAIMS, sampleOfClaim, USUAL_CLAIM_SAMPLE } from '../src/engine/lab/claims/claims.ts'
import { Results } from '../src/engine/lab/claims/results.ts'
import { measurementOf, optionsOf, positionsOf, runningOrder, settingsOf, tasksOf, type Measurement } from '../src/engine/lab/experiment.ts'
import { parsePosition } from '../src/engine/game/notation.ts'
import { search } from '../src/engine/search/search.ts'
const from = Number(process.argv[2]), to = Number(process.argv[3])
for (let seed = from; seed <= to; seed++) {
  const e = CLAIMS.evaluation.experiment(sampleOfClaim(CLAIMS.evaluation, { ...USUAL_CLAIM_SAMPLE, seed }))
  const positions = positionsOf(e), settings = settingsOf(e), tasks = tasksOf(settings, positions.length)
  const ms: (Measurement|undefined)[] = Array(tasks.length)
  const t = performance.now()
  for (const i of runningOrder(e, tasks)) { const p = parsePosition(positions[tasks[i].position]); ms[i] = measurementOf(search(p, optionsOf(tasks[i].setting)), p.board) }
  const { verdict, figures } = CLAIMS.evaluation.judge(new Results(settings, positions.length, ms))
  console.log(seed, verdict, figures.map(f => `${f.series}@${f.at} ${f.value?.toFixed(4)} (${f.lower.toFixed(4)}-${f.upper.toFixed(4)}) n=${f.count}`).join(' | '), Math.round((performance.now()-t)/1000)+'s')
}
