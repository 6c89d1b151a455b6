/** Opens a file: a recording or an exercise that this page has saved, or the trace of any program. */
import { useTranslation } from 'react-i18next'
import { FileFault, formatOf } from '../../../engine/math/framed-json.ts'
import { EXERCISE_FRAME, readExercise } from '../../../engine/lab/exercise-file.ts'
import { isTraceText } from '../../../engine/search/trace-file.ts'
import { i18n } from '../../language/i18n.ts'
import { reasonOf } from '../../language/words.ts'
import { readReplay, REPLAY_FRAME } from '../../model/replay/replay-file.ts'
import { OWN_EXERCISES } from '../../model/replay/own-exercises.ts'
import { partReason } from '../../model/replay/part-words.ts'
import { RECORDER, REPLAY } from '../../model/replay/replay-store.ts'
import { openTrace, recordLinked } from '../../model/replay/record.ts'
import { startOwn } from '../../model/replay/start-exercise.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { textOfFile } from '../../platform/read-file.ts'
import { type Needs, useLaterServices } from '../../platform/services.tsx'
import { FileButton } from '../../ui/controls/file-button.tsx'

type Recorder = Needs<typeof RECORDER | typeof REPLAY | typeof OWN_EXERCISES>

/** The function that opens each kind of file, by its format. */
const KINDS: Readonly<Record<string, (services: Recorder, text: string) => void>> = {
  [REPLAY_FRAME.format]: ({ replay, recorder }, text) => recordLinked(replay, recorder, readReplay(text)),
  [EXERCISE_FRAME.format]: (services, text) => {
    const { title, plan } = readExercise(text)
    void services.exercises.keep({ name: title, plan })
    startOwn(services, title, plan)
  },
}

export function OpenFile() {
  const { t } = useTranslation('replay')
  const services = useLaterServices(RECORDER, REPLAY, OWN_EXERCISES, NOTICE)
  const open = async (file: File) => {
    try {
      openText(services, await textOfFile(file))
    } catch (error) {
      say(services.notice, t('file.notOpened', { name: file.name, reason: openFaultWords(error) }))
    }
  }
  return <FileButton label={t('file.open')} accept=".json,.jsonl,application/json" onFile={(file) => void open(file)} />
}

/** @throws FileFault, or FaultError for a trace */
function openText(services: Recorder, text: string): void {
  if (isTraceText(text)) return openTrace(services.replay, services.recorder, text)
  const format = formatOf(text)
  if (!Object.hasOwn(KINDS, format)) throw new FileFault('foreign', `its format is ${format}`)
  KINDS[format](services, text)
}

function openFaultWords(error: unknown): string {
  if (!(error instanceof FileFault)) return reasonOf(error)
  const { code, cause, version } = error
  if (code === 'damaged') return i18n.t('replay:file.fault.damaged', { reason: partReason(cause) })
  return i18n.t(`replay:file.fault.${code}`, { version })
}
