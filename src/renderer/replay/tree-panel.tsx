/** The part of the tree around the present state: its line, what has been tried beside and below it, and what is cut off. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Player } from '../../engine/player.ts'
import type { Moment, ReplayState } from '../../engine/replay.ts'
import { useApp } from '../app-context.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { ALGORITHM_NAMES, PLAYER_NAMES } from '../words.ts'
import { Announcer } from './announcer.tsx'
import { follow, type Recording } from './replay-store.ts'
import { happening, moverAt, valueText, windowText } from './replay-words.ts'
import { Tree } from './tree.tsx'
import { useMoment } from './use-moment.ts'

export function TreePanel({ recordings }: { recordings: readonly Recording[] }) {
  const { t } = useTranslation('replay')
  const { replay } = useApp()
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
  const isCutoff = (moment.line.at(-1)?.cutoff ?? null) !== null
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
        <WindowRow key={ply} state={state} ply={ply} mover={moverAt(recording, ply)} />
      ))}
    </dl>
  )
}

function WindowRow({ state, ply, mover }: { state: ReplayState; ply: number; mover: Player }) {
  const { t } = useTranslation('replay')
  const { alpha, best, value } = state
  return (
    <>
      <dt>
        {t('tree.ply', { ply })} <span className={`name-${mover}`}>{PLAYER_NAMES[mover]}</span>
      </dt>
      <dd>
        {alpha !== null ? windowText(state) : t(value === null ? 'tree.entered' : state.isRecalled ? 'tree.recalled' : 'tree.leaf')}
        {alpha !== null && best !== null && best > alpha && <span className="muted plain"> {t('tree.best', { value: valueText(best) })}</span>}
      </dd>
    </>
  )
}
