/** The digest with which each stage of `npm test` last passed, so that it need not run again on the same sources. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A digest of files, by name and content, and of all files in folders; a file that is not there counts as empty. */
export function digestOf(names, root) {
  const hash = createHash('sha256').update(process.version)
  const add = (name) => {
    const stats = statSync(path.join(root, name), { throwIfNoEntry: false })
    if (stats?.isDirectory())
      for (const inside of readdirSync(path.join(root, name)).sort()) add(path.join(name, inside))
    else hash.update(`\0${name}\0`).update(stats === undefined ? '' : readFileSync(path.join(root, name)))
  }
  names.forEach(add)
  return hash.digest('hex')
}

/** The stages that have passed, kept in a file; a file that cannot be read knows of none. */
export class PassedStages {
  constructor(file) {
    this.file = file
    try {
      this.stages = JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      this.stages = {}
    }
  }

  /** The counts of a stage that has passed with this digest, or null. */
  find(name, digest) {
    const stage = this.stages[name]
    return stage?.digest === digest ? stage.counts : null
  }

  /** Records a stage that passed, and forgets one that failed. */
  keep(name, digest, counts) {
    if (counts.failed === 0) this.stages[name] = { digest, counts }
    else delete this.stages[name]
    this.#save()
  }

  /** What is known of the tests of a file, one by one; undefined where nothing is. */
  testsOf(spec) {
    return this.stages[spec]
  }

  keepTests(spec, tests) {
    this.stages[spec] = tests
    this.#save()
  }

  #save() {
    mkdirSync(path.dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(this.stages))
  }
}
