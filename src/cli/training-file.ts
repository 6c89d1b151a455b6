/** A training under way: what is trained, and the state after its last epoch. Each is written beside the one before and renamed. */
import { existsSync, readFileSync } from 'node:fs'
import writeFileAtomic from 'write-file-atomic'
import type { TrainingState } from '../engine/training/network-training.ts'
import { InputError } from './input.ts'

const FORMAT = 'poly-y training 1'

export class TrainingFile {
  private readonly head: string

  /**
   * @param path null to keep it nowhere
   * @param trained the network and its examples
   */
  constructor(
    private readonly path: string | null,
    trained: object,
  ) {
    this.head = JSON.stringify({ format: FORMAT, trained })
  }

  /**
   * The state to go on from; null where there is none yet.
   *
   * @throws InputError when the file cannot be used, or is of another training
   */
  open(): TrainingState | null {
    const { path, head } = this
    if (path === null || !existsSync(path)) return null
    const [first, state] = attempt(path, () => readFileSync(path, 'utf8')).split('\n')
    if (first !== head) throw new InputError(`${path} holds another training, or none`)
    return attempt(path, () => JSON.parse(state) as TrainingState)
  }

  /** @throws InputError when it cannot be written */
  save(state: TrainingState): void {
    const { path, head } = this
    if (path !== null) attempt(path, () => writeFileAtomic.sync(path, `${head}\n${JSON.stringify(state)}\n`))
  }
}

function attempt<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new InputError(`cannot use ${path}: ${(error as Error).message}`)
  }
}
