/** A reporter of Vitest that writes errors outside of all tests to a file, since the JSON report leaves them out. */
import { writeFileSync } from 'node:fs'

export default class UnhandledErrors {
  /**
   * @param {readonly unknown[]} _modules @param {readonly { name?: string, message?: string, stacks?: { file: string,
   * line: number }[] }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const lines = errors.map(({ name = 'Error', message = '', stacks = [] }) => {
      const place = stacks.length === 0 ? '' : ` (${stacks[0].file}:${stacks[0].line})`
      return `${name}: ${message.split('\n')[0]}${place}`
    })
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify(lines))
  }
}
