/** A reporter of Vitest that writes a report for `npm test`. Vitest's own JSON leaves out errors outside of tests. */
import { writeFileSync } from 'node:fs'
import { lineOfError } from './test-report.mjs'

/** @implements {import('vitest/node').Reporter} */
export default class VitestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { name?: string; message?: string; stacks?: { file: string; line: number }[] }[]} errors
   */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state) => tests.filter((test) => test.result().state === state)
    // A file that could not be loaded, or whose hooks failed, has no test that could have failed.
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const broken = suites.filter((suite) => suite.errors().length > 0)
    const nameOf = ({ module, fullName }) => `${module.relativeModuleId} > ${fullName}`
    const report = {
      passed: inState('passed').length,
      failed: [
        ...inState('failed').map(nameOf),
        ...broken.map((suite) => (suite.type === 'module' ? suite.relativeModuleId : nameOf(suite))),
        ...errors.map(({ name, message, stacks: [place] = [] }) => lineOfError({ name, message, ...place })),
      ],
      flaky: [],
      skipped: inState('skipped').length,
    }
    writeFileSync(process.env.TEST_REPORT_FILE, JSON.stringify(report))
  }
}
