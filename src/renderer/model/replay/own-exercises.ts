/**
 * The exercises that the user has made or opened, documents on the shelf `exercises`. Each is stored as it is saved to
 * a file.
 */
import type { DocumentStorage } from '../../../contract/api.ts'
import type { ExercisePlan } from '../../../engine/lab/exercise.ts'
import { FaultError } from '../../../engine/game/fault.ts'
import { formatExercise, readExercise, titleOf } from '../../../engine/lab/exercise-file.ts'
import { PartFault } from '../../../engine/lab/part-fault.ts'
import { FileFault } from '../../../engine/math/framed-json.ts'
import type { Service } from '../../platform/services.tsx'
import { DocumentFault } from '../documents/document-fault.ts'
import { DocumentList } from '../documents/document-list.ts'

export interface OwnExercise {
  readonly name: string
  readonly plan: ExercisePlan
}

const encode = ({ name, plan }: OwnExercise): string => formatExercise(plan, name)

/** @throws DocumentFault */
function decode(text: string): OwnExercise {
  try {
    const { title, plan } = readExercise(text)
    return { name: title, plan }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const { code, cause, version } = error
    if (cause instanceof FaultError) throw new DocumentFault(code, 'position', cause)
    throw new DocumentFault(code, cause instanceof PartFault ? cause.part : version)
  }
}

export class OwnExercises extends DocumentList<OwnExercise> {
  /** @param storage null where another tab has the exercises */
  constructor(storage: DocumentStorage | null) {
    super(storage, 'exercises', {
      encode,
      decode,
      compare: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
    })
  }

  /** Keeps an exercise, unless the very same is kept already. */
  async keep(exercise: OwnExercise): Promise<void> {
    // What is stored has to be known first.
    await this.load()
    if (!this.has(exercise)) this.add(exercise)
  }

  override rename(id: string, name: string): void {
    const title = titleOf(name)
    if (title !== '') super.rename(id, title)
  }

  has(exercise: OwnExercise): boolean {
    const text = encode(exercise)
    return this.store.getState().entries.some((entry) => entry.kind === 'readable' && encode(entry.record) === text)
  }
}

export const OWN_EXERCISES: Service<'exercises', OwnExercises> = { name: 'exercises' }
