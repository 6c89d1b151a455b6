/** Guesses at the lost position of State 2: those that have been made, and the form for more. */
import { useTranslation } from 'react-i18next'
import { GUESS_FIELDS } from '../../../../contract/studies/guess.ts'
import { GUESSES } from '../../../model/studies/guess.ts'
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { studyTab } from '../../../parts/studies/study-tab.tsx'
import { GuessView } from './guess-view.tsx'

export const GuessesTab = studyTab('#report/guesses', GUESSES, { Form: GuessForm, View: GuessView })

function GuessForm() {
  const { t } = useTranslation('report')
  return <StudyForm kind={GUESSES} intro={t('form.text')} Fields={GuessFields} />
}

function GuessFields(props: FieldsProps<typeof GUESSES.draft.initial>) {
  const { t } = useTranslation('accuracy')
  return (
    <fieldset className="group">
      <legend>{t('form.positions')}</legend>
      <PlanFields {...props} of={GUESS_FIELDS} rows={['kind', ['batches', 'seed']]} />
    </fieldset>
  )
}
