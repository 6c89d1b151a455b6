/**
 * The copies of the engines of a course, where they run. An engine runs with the rights of whoever started the course, so
 * that it can write into the copy of another one: what was handed in is compared after each game, and laid anew.
 */
import { cpSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { quietly } from '../before-end.ts'
import { copyEngine, partsOf, type Handed } from './folder.ts'

/** Files of an engine that were not as they had been laid. */
export interface Changed {
  readonly engine: string
  readonly files: readonly string[]
}

interface Laid {
  readonly one: Handed
  /** The stamps of its files, by their paths within its folder. */
  readonly stamps: Map<string, string>
  /** The number of times that files have been laid anew. */
  times: number
}

/** The state of a file, which is another after every change: no program can set the time of its last change of any kind. */
function stampOf(file: string): string {
  try {
    const { ino, size, mode, ctimeNs } = lstatSync(file, { bigint: true })
    return [ino, size, mode, ctimeNs].join(' ')
  } catch {
    return ''
  }
}

export class Copies {
  private readonly laid = new Map<string, Laid>()

  /** @param folder that has a folder for each */
  constructor(readonly folder: string) {}

  placeOf({ name }: Pick<Handed, 'name'>): string {
    return path.join(this.folder, name)
  }

  /** @throws FailedError */
  lay(one: Handed): void {
    const place = this.placeOf(one)
    copyEngine(one, place)
    const stamps = new Map(partsOf(one).map((name) => [name, stampOf(path.join(place, name))]))
    this.laid.set(one.name, { one, stamps, times: 0 })
  }

  /** Returns the number of times that files of an engine have been laid anew. */
  timesOf({ name }: Pick<Handed, 'name'>): number {
    return this.laid.get(name)?.times ?? 0
  }

  /** Lays anew the files that have changed, and names them. */
  restore(): Changed[] {
    return [...this.laid].flatMap(([engine, laid]) => {
      const { one, stamps } = laid
      const files = [...stamps].filter(([name, stamp]) => stampOf(path.join(this.placeOf(one), name)) !== stamp)
      for (const [name] of files) {
        const file = path.join(this.placeOf(one), name)
        // Where it cannot be laid, as in a folder without a right to write, it is named after each game.
        quietly(() => {
          rmSync(file, { recursive: true, force: true })
          mkdirSync(path.dirname(file), { recursive: true })
          cpSync(path.join(one.folder, name), file, { verbatimSymlinks: true })
          stamps.set(name, stampOf(file))
        })
      }
      if (files.length > 0) laid.times++
      return files.length === 0 ? [] : [{ engine, files: files.map(([name]) => name) }]
    })
  }
}
