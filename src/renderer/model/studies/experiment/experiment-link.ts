/** The plan of an experiment as a link: its name and all that is searched, without results. */
import type { Experiment } from '../../../../engine/lab/experiment.ts'
import { EXPERIMENT_DRAFT } from './draft.ts'
import { checkedExperiment } from './experiment-file.ts'
import type { EXPERIMENTS } from './experiments.ts'
import { planKey } from './plan-key.ts'
import { parseJson } from '../../documents/document-fault.ts'
import { documentName } from '../../documents/document-list.ts'
import { MAX_SHARED_LINK_LENGTH } from '../../../platform/places.ts'
import type { Needs } from '../../../platform/services.tsx'

export const EXPERIMENTS_PLACE = '#experiments/searches'

/** The link of a plan; null where it is too long, and has to be sent as a file. */
export function planLink(name: string, experiment: Experiment): string | null {
  const plan = JSON.stringify(experiment)
  // Encoding makes it no shorter, and takes long for thousands of positions.
  if (plan.length > MAX_SHARED_LINK_LENGTH) return null
  const link = new URLSearchParams({ name, plan }).toString()
  return link.length > MAX_SHARED_LINK_LENGTH ? null : link
}

/** The link of the experiment shown or, in the form, of the draft; null where nothing has been chosen yet. */
export function presentPlan({ experiments: { list, draft } }: Needs<typeof EXPERIMENTS>): string | null {
  const { selected } = list.store.getState()
  const entry = selected === null ? undefined : list.entry(selected)
  if (entry !== undefined)
    return entry.kind === 'readable' ? planLink(entry.record.name, entry.record.experiment) : null
  const form = draft.getState()
  const { experiment } = EXPERIMENT_DRAFT.planOf(form)
  return experiment === null || form === EXPERIMENT_DRAFT.initial ? null : planLink(form.name, experiment)
}

/**
 * Shows the experiment that a link names if it exists here, and otherwise fills in the form with it.
 *
 * @throws DocumentFault
 */
export async function openPlan(
  { experiments: { list, draft, custom } }: Needs<typeof EXPERIMENTS>,
  link: string,
): Promise<void> {
  const parts = new URLSearchParams(link)
  const name = documentName(parts.get('name') ?? '')
  const experiment = checkedExperiment(parseJson(parts.get('plan') ?? ''))
  await list.load()
  const readable = list.store.getState().entries.filter((entry) => entry.kind === 'readable')
  const same = readable.filter(({ record }) => planKey(record.experiment) === planKey(experiment))
  const known = same.find(({ record }) => record.name === name) ?? same[0]
  if (known === undefined) {
    draft.setState(EXPERIMENT_DRAFT.of({ name, experiment }), true)
    custom.setState(true, true)
  }
  list.select(known?.id ?? null)
}
