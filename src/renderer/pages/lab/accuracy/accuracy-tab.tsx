/** Accuracy: the sign of f, searches and their moves, compared with perfect play. */
import { useTranslation } from 'react-i18next'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import { positionsWords } from '../../../model/studies/accuracy/words.ts'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { useServices } from '../../../platform/services.tsx'
import { AccuracyForm } from './accuracy-form.tsx'
import { AccuracyView } from './accuracy-view.tsx'

export function AccuracyTab() {
  const { t } = useTranslation('accuracy')
  return (
    <DocumentTab
      study={useServices(ACCURACIES).accuracies}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ plan }) => positionsWords(plan)}
      stateWords={(state, percent) => t(`state.${state}`, { percent })}
      Form={AccuracyForm}
      View={AccuracyView}
    />
  )
}
