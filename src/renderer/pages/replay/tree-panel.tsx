/** The part of the tree around the present state: its line, what has been tried beside and below it, and what is cut off. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Moment, ReplayState } from '../../../engine/search/replay.ts'
import { WIN } from '../../../engine/search/state.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Announcer } from './announcer.tsx'
import { follow, type Recording, REPLAY } from '../../model/replay/replay-store.ts'
import { moverAt, namedText } from './replay-words.ts'
import { happening } from './sentences.ts'
import { Tree } from './tree.tsx'
import { useMoment } from './use-moment.ts'
import { ALGORITHM_NAMES, PLAYER_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'

export function TreePanel({ recordings }: { recordings: readonly Recording[] }) {
  const { t } = useTranslation('replay')
  const { replay } = useServices(REPLAY)
  const followed = useStore(replay, (state) => state.followed)
  if (recordings.length === 0)
    return (
      <section className="panel" aria-label={t('tree.label')}>
        <h2>{t('tree.title')}</h2>
        <p className="muted empty">{t('tree.empty')}</p>
      </section>
    )
  return (
    <section className="panel" aria-label={t('tree.label')}>
      <h2>{t('tree.title')}</h2>
      {recordings.length > 1 && (
        <Segmented
          legend={t('tree.of')}
          options={recordings.map(({ options }, i) => ({ value: i, label: String(i + 1), name: `${i + 1}: ${ALGORITHM_NAMES[options.algorithm]}` }))}
          value={followed}
          onChange={(index) => follow(replay, index)}
        />
      )}
      <Here recording={recordings[followed]} />
      <p className="muted small">{t('tree.note')}</p>
    </section>
  )
}

function Here({ recording }: { recording: Recording }) {
  const moment = useMoment(recording)
  const isCutoff = moment.last?.kind === EVENTS.cutoff
  return (
    <>
      <Tree recording={recording} moment={moment} />
      <p className={`event-words${isCutoff ? ' cutoff-words' : ''}`}>{happening(recording, moment)}</p>
      <Windows recording={recording} moment={moment} />
      <Announcer recording={recording} moment={moment} />
    </>
  )
}

/** The window of every ply of the line. */
function Windows({ recording, moment }: { recording: Recording; moment: Moment }) {
  return (
    <dl className="rows">
      {moment.line.map((state, ply) => (
        <WindowRow key={ply} state={state} ply={ply} recording={recording} />
      ))}
    </dl>
  )
}

function WindowRow({ state, ply, recording }: { state: ReplayState; ply: number; recording: Recording }) {
  const { t } = useTranslation('replay')
  const mover = moverAt(recording, ply)
  const { value, best, bestNode } = state
  return (
    <>
      <dt>
        {t('tree.ply', { ply })} <span className={`name-${mover}`}>{PLAYER_NAMES[mover]}</span>
      </dt>
      <dd>
        {state.alpha === null ? t(value === null ? 'tree.entered' : state.isRecalled ? 'tree.recalled' : 'tree.leaf') : windowWords(state, t('tree.noWindow'))}
        {best !== null && bestNode !== null && <span className="muted plain"> {namedText(t('tree.best'), best)}</span>}
      </dd>
    </>
  )
}

/** α and β by name; minimax has none. */
function windowWords({ alpha, beta }: ReplayState, none: string): string {
  if (alpha === null || beta === null || beta > WIN) return none
  return `${namedText('α', alpha)}, ${namedText('β', beta)}`
}
