/** An exercise of the user's own: questions about the search being replayed. */
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FaultError } from '../../../../engine/game/fault.ts'
import { MAX_QUESTIONS, MAX_TITLE_LENGTH, checkedPlan, titleOf } from '../../../../engine/lab/exercise-file.ts'
import type { ExercisePlan } from '../../../../engine/lab/exercise.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../../../engine/lab/question.ts'
import { MAX_SEED } from '../../../../engine/lab/sample-plan.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import { OWN_EXERCISES } from '../../../model/replay/own-exercises.ts'
import { RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { startOwn } from '../../../model/replay/start-exercise.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { DialogButtons, Modal } from '../../../ui/controls/modal.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { searchName } from '../search-words.ts'

const USUAL_COUNT = 8

export function OwnExercise({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const { t } = useTranslation('exercises')
  const services = useLaterServices(RECORDER, REPLAY, OWN_EXERCISES)
  const [title, setTitle] = useState(() => searchName(recording.options))
  const [kinds, setKinds] = useState<readonly QuestionKind[]>(QUESTION_KINDS)
  const [count, setCount] = useState(USUAL_COUNT)
  const [seed, setSeed] = useState(1)
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const plan = planOf(recording, { kinds, count, seed })
    setIsRefused(plan === null)
    if (plan === null) return
    const name = titleOf(title) || searchName(recording.options)
    void services.exercises.keep({ name, plan })
    startOwn(services, name, plan)
    onClose()
  }
  return (
    <Modal title={t('make')} onClose={onClose}>
      <form className="own-exercise" onSubmit={submit}>
        <p className="muted">{t('makeText')}</p>
        <label className="field">
          {t('name')}
          <input
            type="text"
            maxLength={MAX_TITLE_LENGTH}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <fieldset>
          <legend>{t('kinds')}</legend>
          {QUESTION_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              isSelected={kinds.includes(kind)}
              onChange={(isOn) =>
                setKinds(QUESTION_KINDS.filter((each) => (each === kind ? isOn : kinds.includes(each))))
              }
            >
              {t(`kind.${kind}`)}
            </Checkbox>
          ))}
        </fieldset>
        <div className="field-pair">
          <NumberField label={t('count')} min={1} max={MAX_QUESTIONS} value={count} onChange={setCount} />
          <NumberField label={t('seed')} min={0} max={MAX_SEED} value={seed} onChange={setSeed} isName />
        </div>
        {isRefused && (
          <p className="fault" role="alert">
            {t('notMade')}
          </p>
        )}
        <DialogButtons submit={t('begin')} />
      </form>
    </Modal>
  )
}

/** The plan of an exercise from a search; null where it makes none: too large, ended by a limit, or with another evaluator than the report's. */
function planOf(
  { root, options }: Recording,
  chosen: Pick<ExercisePlan, 'kinds' | 'count' | 'seed'>,
): ExercisePlan | null {
  // Both methods of counting pieces to win give the same values, and the report's evaluator is the default.
  const isUsual = (name: string) =>
    name === 'evaluation' || (name === 'evaluator' && options.evaluator?.kind === 'report')
  const plain = Object.fromEntries(Object.entries(options).filter(([name]) => !isUsual(name)))
  try {
    return checkedPlan({ position: root.text, options: plain, ...chosen })
  } catch (error) {
    if (error instanceof RangeError || error instanceof FaultError) return null
    throw error
  }
}
