/** The pseudocode of Monte Carlo tree search in step with the tree, and the figures of the node that a step is about. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { growthCode, growthLinesRun } from '../../../../engine/playouts/growth-code.ts'
import { valueOfChild, type GrowthNode } from '../../../../engine/playouts/growth-node.ts'
import type { GrowthMoment } from '../../../../engine/playouts/growth.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { count } from '../../../language/words.ts'
import { Listing, useCurrentInSight } from '../listing.tsx'
import { GrowthFormula } from './growth-formula.tsx'
import { nameOf, shareText } from './growth-words.ts'

interface GrowthCodeProps {
  readonly recording: GrowthRecording
  readonly moment: GrowthMoment
  /** The board beside the figures in a lecture, which leaves out the heading and shows the formula of a choice. */
  readonly board?: ReactNode
}

export function GrowthCode({ recording, moment, board }: GrowthCodeProps) {
  const { t } = useTranslation('replay')
  const { growth } = recording
  const code = useCurrentInSight(moment.event)
  return (
    <section className="panel code-panel" aria-label={t('code.label')} data-figure="code">
      {board === undefined && (
        <div className="code-head row">
          <h2 data-print="">{t('growth.name')}</h2>
        </div>
      )}
      <div className="code-lines stack" ref={code}>
        {board !== undefined && <GrowthFormula recording={recording} moment={moment} />}
        <Listing
          code={growthCode(growth.position.cornersToWin, recording.plan.priors)}
          run={growthLinesRun(moment, recording.plan.priors)}
          tone={moment.step?.kind === 'prove' ? 'cut' : 'plain'}
          notes={{}}
        />
      </div>
      {board}
      <div className="code-state stack">
        <Figures recording={recording} moment={moment} />
      </div>
    </section>
  )
}

interface Figure {
  readonly name: string
  readonly value: string
  readonly before: string | null
}

function Figures({ recording, moment }: { recording: GrowthRecording; moment: GrowthMoment }) {
  const { t } = useTranslation('replay')
  return (
    <dl className="variables" aria-label={t('code.variables')}>
      {figuresOf(recording, moment, t('growth.column.value')).map(({ name, value, before }) => (
        <div key={name} className={before === null ? undefined : 'changed'}>
          <dt>
            <code data-print="">{name}</code>
          </dt>
          <dd data-print="">{value}</dd>
          <dd className="muted small">{before === null ? '\u00a0' : t('code.was', { value: before })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The figures of the node chosen or counted, with those before the last step. */
function figuresOf({ growth }: GrowthRecording, { step, here }: GrowthMoment, valueName: string): Figure[] {
  const node: GrowthNode = step?.kind === 'select' ? step.chosen : here
  const isCounted = step?.kind === 'count'
  const { beta, value } = valueOfChild(node, growth.record.priorVisits)
  const constant = (name: string, value: string): Figure => ({ name, value, before: null })
  const isRoot = node.above === null
  return [
    constant('node', nameOf(growth, node)),
    { name: 'n', value: count(node.visits), before: isCounted ? count(node.visits - 1) : null },
    { name: 'w', value: count(node.wins), before: isCounted && step.isWin ? count(node.wins - 1) : null },
    // No move leads to the root, so it is no child of which RAVE or a value would be told.
    constant('r', isRoot ? '–' : count(node.raveVisits)),
    constant('W', isRoot ? '–' : count(node.raveWins)),
    constant('β', isRoot ? '–' : shareText(beta)),
    constant(valueName, isRoot ? '–' : shareText(value)),
  ]
}
