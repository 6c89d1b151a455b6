/** Opens a file of the replay's own: a recording or an exercise. */
import { useTranslation } from 'react-i18next'
import { FileFault } from '../../../engine/math/framed-json.ts'
import { readExercise } from '../../../engine/lab/exercise-file.ts'
import { i18n } from '../../language/i18n.ts'
import { reasonOf } from '../../language/words.ts'
import { readReplay } from '../../model/replay/replay-file.ts'
import { recordLinked, RECORDER, REPLAY } from '../../model/replay/replay-store.ts'
import { startOwn } from '../../model/replay/take-exercise.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { type Needs, useServices } from '../../platform/services.tsx'
import { FileButton } from '../../ui/controls/file-button.tsx'

type Recorder = Needs<typeof RECORDER | typeof REPLAY>

/** Each kind of file with what it opens. */
const KINDS: readonly ((services: Recorder, text: string) => void)[] = [
  ({ replay, recorder }, text) => recordLinked(replay, recorder, readReplay(text)),
  (services, text) => {
    const { title, plan } = readExercise(text)
    startOwn(services, title, plan)
  },
]

export function OpenFile() {
  const { t } = useTranslation('replay')
  const services = useServices(RECORDER, REPLAY, NOTICE)
  const open = async (file: File) => {
    try {
      openText(services, await file.text())
    } catch (error) {
      say(services.notice, t('file.notOpened', { name: file.name, reason: faultWords(error) }))
    }
  }
  return <FileButton label={t('file.open')} accept=".json,application/json" onFile={(file) => void open(file)} />
}

/** @throws FileFault of the last kind where it is of none */
function openText(services: Recorder, text: string): void {
  for (const [i, open] of KINDS.entries())
    try {
      open(services, text)
      return
    } catch (error) {
      const isOther = error instanceof FileFault && error.code === 'foreign' && i + 1 < KINDS.length
      if (!isOther) throw error
    }
}

function faultWords(error: unknown): string {
  return error instanceof FileFault ? i18n.t(`replay:file.fault.${error.code}`, { reason: error.message }) : reasonOf(error)
}
