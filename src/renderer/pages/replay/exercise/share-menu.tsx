/** Keeps, shares and prints an exercise, from its first question on. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Exercise } from '../../../model/replay/exercise.ts'
import { OWN_EXERCISES } from '../../../model/replay/own-exercises.ts'
import { COPY } from '../../../platform/clipboard.ts'
import { DESKTOP } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { MenuButton } from '../../../ui/controls/menu-button.tsx'
import { exerciseName } from './exercise-words.ts'
import { PrintSheet } from './print-sheet.tsx'
import { copyExercise, saveExercise } from './share.ts'

export function ShareMenu({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation(['exercises', 'common'])
  const app = useLaterServices(OWN_EXERCISES, COPY, DESKTOP, NOTICE)
  const [printed, setPrinted] = useState<'questions' | 'solutions' | null>(null)
  const { plan } = exercise
  const title = exerciseName(exercise.name)
  // A change of the list changes what can be kept.
  useStore(app.exercises.store)
  const isKept = plan === null || exercise.name.kind !== 'own' || app.exercises.has({ name: title, plan })
  const menu = t(plan === null ? 'printMenu' : 'share')
  const actions = [
    // A search to fill in by hand comes with the app and has no plan to share.
    ...(plan === null
      ? []
      : [
          ...(isKept
            ? []
            : [{ name: 'keep', label: t('mine.keep'), run: () => void app.exercises.keep({ name: title, plan }) }]),
          { name: 'link', label: t('common:link.copy'), run: () => copyExercise(app, { title, plan }) },
          { name: 'file', label: t('save'), run: () => saveExercise(app, { title, plan }) },
        ]),
    { name: 'print', label: t('print'), run: () => setPrinted('questions') },
    { name: 'printSolved', label: t('printSolved'), run: () => setPrinted('solutions') },
  ]
  return (
    <>
      <MenuButton label={menu} placement="bottom end" actions={actions}>
        {menu}
      </MenuButton>
      {printed !== null && (
        <PrintSheet exercise={exercise} isSolved={printed === 'solutions'} onDone={() => setPrinted(null)} />
      )}
    </>
  )
}
