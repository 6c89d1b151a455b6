/** The address names the plan of the experiment that is shown, or of the one in the form. */
import { useMemo } from 'react'
import { documentFaultWords } from '../../../model/documents/document-fault.ts'
import { EXPERIMENTS_PLACE, openPlan, presentPlan } from '../../../model/studies/experiment/experiment-link.ts'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { type Address, useAddress } from '../../../platform/address.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { type Needs, useLaterServices } from '../../../platform/services.tsx'
import { i18n } from '../../../language/i18n.ts'

export function useExperimentAddress(): void {
  const app = useLaterServices(EXPERIMENTS, NOTICE)
  useAddress(useMemo(() => addressOf(app), [app]))
}

function addressOf(app: Needs<typeof EXPERIMENTS | typeof NOTICE>): Address {
  const { list, draft } = app.experiments
  let opening = false
  return {
    place: EXPERIMENTS_PLACE,
    open(link) {
      if (link === null || link === presentPlan(app)) return
      opening = true
      openPlan(app, link)
        .catch((error: unknown) =>
          say(app.notice, i18n.t('experiments:link.faulty', { reason: documentFaultWords(error) })),
        )
        .finally(() => (opening = false))
    },
    present: () => (opening ? undefined : presentPlan(app)),
    onChange(changed) {
      const stops = [
        list.store.subscribe(({ selected }, before) => selected !== before.selected && changed()),
        draft.subscribe(changed),
      ]
      return () => stops.forEach((stop) => stop())
    },
  }
}
