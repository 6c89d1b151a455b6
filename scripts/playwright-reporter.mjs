/** A reporter of Playwright that writes a report for `npm test`. */
import { writeFileSync } from 'node:fs'
import { lineOfError } from './test-report.mjs'

/** @implements {import('@playwright/test/reporter').Reporter} */
export default class PlaywrightReporter {
  errors = []

  /** @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.suite = suite
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message, location }) {
    this.errors.push(lineOfError({ message, ...location }))
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? []
    const ended = (outcome) => tests.filter((test) => test.outcome() === outcome)
    const names = (outcome) =>
      ended(outcome).map((test) =>
        test
          .titlePath()
          .filter((title) => title !== '')
          .join(' › '),
      )
    const report = {
      passed: ended('expected').length,
      failed: [...names('unexpected'), ...this.errors],
      flaky: names('flaky'),
      skipped: ended('skipped').length,
    }
    writeFileSync(process.env.TEST_REPORT_FILE, JSON.stringify(report))
  }

  printsToStdio() {
    return false
  }
}
