/**
 * The file of a training run: what is trained, and the state after the last epoch. It is written whole after every
 * epoch.
 */
import { statSync } from 'node:fs'
import { LINE_BREAK } from '../contract/text-file.ts'
import { checkedState } from '../engine/training/training-check.ts'
import type { NetworkPlan, TrainingState } from '../engine/training/network-training.ts'
import { lockFile } from './file-lock.ts'
import { attempt, InputError } from './input.ts'
import { MAX_RECORD_BYTES, readText } from './read-file.ts'
import { checkTarget, writeWhole } from './whole-file.ts'

const FORMAT = 'poly-y training 1'
const VERSION_IN = /^\{"format":"poly-y training (\d+)"/

interface Trained {
  readonly network: NetworkPlan
  /** The plan of its examples. */
  readonly examples: object
}

export class TrainingFile {
  private readonly head: string
  private unlock = () => {}

  /** @param path null to keep it nowhere */
  constructor(
    private readonly trained: Trained,
    private readonly path: string | null,
  ) {
    const { examples, network } = trained
    this.head = JSON.stringify({ format: FORMAT, trained: { examples, network } })
  }

  /**
   * Opens the file, to be closed later. Returns the state to go on from; null where there is none yet.
   *
   * @throws InputError when it cannot be used, is in use, or is of another training
   * @throws FailedError when there is no room for it
   */
  open(): TrainingState | null {
    const { path, head } = this
    if (path === null) return null
    checkTarget(path)
    this.unlock = lockFile(path)
    if (attempt(path, () => statSync(path, { throwIfNoEntry: false })) === undefined) return null
    const [first, state, end, ...more] = readText(path, MAX_RECORD_BYTES).split(LINE_BREAK)
    const [own, found] = [head, first].map((line) => VERSION_IN.exec(line)?.[1])
    if (found !== undefined && found !== own)
      throw new InputError(`${path} cannot be used: its version is ${found}, not ${own}`)
    if (first !== head) throw new InputError(`${path} holds another training, or none`)
    if (end !== '' || more.length > 0) throw new InputError(`${path} has not two lines`)
    try {
      return checkedState(this.trained.network, JSON.parse(state))
    } catch (error) {
      throw new InputError(
        `line 2 of ${path} cannot be used: ${error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message}`,
      )
    }
  }

  /** @throws FailedError when it cannot be written; the state before is still there */
  save(state: TrainingState): void {
    const { path, head } = this
    if (path !== null) writeWhole(path, `${head}\n${JSON.stringify(state)}\n`)
  }

  close(): void {
    this.unlock()
  }
}
