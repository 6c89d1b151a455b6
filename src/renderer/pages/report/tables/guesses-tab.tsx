/** Guesses at the lost position of State 2: what has been found, and the form for more. */
import { useTranslation } from 'react-i18next'
import { GUESS_FIELDS } from '../../../../contract/studies/guess.ts'
import { GUESSES } from '../../../model/studies/guess.ts'
import { ImportButton } from '../../../parts/studies/import-button.tsx'
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { PlanForm } from '../../../parts/studies/study-form.tsx'
import { studyTab } from '../../../parts/studies/study-tab.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { GuessView } from './guess-view.tsx'

export const GuessesTab = studyTab('#report/guesses', GUESSES, { Form: GuessForm, View: GuessView })

function GuessForm() {
  const { t } = useTranslation('report')
  const { list } = useLaterServices(GUESSES).guesses
  return (
    <section className="panel results study-form" aria-label={t('new')}>
      <header className="study-head">
        <div>
          <h2 className="title">{t('heading')}</h2>
          <p className="muted">{t('form.text')}</p>
        </div>
        <ImportButton lists={[list]} onImported={(id) => list.select(id)} />
      </header>
      <PlanForm kind={GUESSES} Fields={GuessFields} />
    </section>
  )
}

function GuessFields(props: FieldsProps<typeof GUESSES.draft.initial>) {
  const { t } = useTranslation(['report', 'accuracy'])
  return (
    <>
      <fieldset className="group">
        <legend>{t('accuracy:form.positions')}</legend>
        <PlanFields {...props} of={GUESS_FIELDS} rows={['kind', ['batches', 'seed']]} />
      </fieldset>
    </>
  )
}
