/** Sharing an exercise, as a link or as a file. */
import { formatExercise, type TitledExercise } from '../../../../engine/lab/exercise-file.ts'
import { exerciseLink } from '../../../model/replay/exercise-link.ts'
import type { COPY } from '../../../platform/clipboard.ts'
import { copyLink } from '../../../platform/copy-link.ts'
import { type DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import type { NOTICE } from '../../../platform/notice.tsx'
import { pageHash } from '../../../platform/places.ts'
import type { Needs } from '../../../platform/services.tsx'

export function copyExercise(app: Needs<typeof COPY | typeof NOTICE>, exercise: TitledExercise): void {
  copyLink(app, `${pageHash('replay')}/${exerciseLink(exercise)}`)
}

export function saveExercise(app: Needs<typeof DESKTOP | typeof NOTICE>, { title, plan }: TitledExercise): void {
  void download(
    app,
    `${plainFileNameOf(title, 'exercise')}.json`,
    new Blob([formatExercise(plan, title)], { type: 'application/json' }),
  )
}
