/** The form that makes a program of somebody else a player: it is tried before it is saved. In a browser, why there is none. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import {
  MAX_COMMAND_LENGTH,
  MAX_MEGABYTES,
  MAX_NAME_LENGTH,
  MIN_MEGABYTES,
} from '../../../../engine/arena/contestant-file.ts'
import { PROTOCOLS, type ProgramStrategy } from '../../../../engine/arena/contestant.ts'
import { withNumbers } from '../../../../engine/game/unseen.ts'
import { TRIAL_STEPS } from '../../../../engine/arena/program.ts'
import type { DesktopApi } from '../../../../contract/api.ts'
import { EngineClient } from '../../../../workers/client.ts'
import { MAX_SECONDS } from '../../../model/players/draft.ts'
import { keepPlayer, leaveForm, PLAYERS_PAGE, show } from '../../../model/players/page-store.ts'
import { OWN_PLAYERS, usePlayers } from '../../../model/players/players.ts'
import { faultWords } from '../../../model/players/program-words.ts'
import {
  programOf,
  programPlayer,
  ProgramTrials,
  usualNameOf,
  type ProgramDraft,
} from '../../../model/players/program.ts'
import { POLYY } from '../../../model/studies/command-line.ts'
import { ProgramErrors } from '../../../parts/players/program-errors.tsx'
import { DESKTOP } from '../../../platform/download.ts'
import { openPort } from '../../../platform/engine/ports.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import './program-form.css'

/** The command that lets a program play without the desktop. */
const COMMAND = `${POLYY} match 'engine:python3 my.py' greedy`

export function ProgramForm() {
  const { t, i18n } = useTranslation(['players', 'yours'])
  const { desktop, playersPage } = useLaterServices(DESKTOP, PLAYERS_PAGE)
  const { id } = useStore(playersPage, ({ program }) => program)
  const heading = t(id === null ? 'yours:program.new' : 'yours:program.change')
  return (
    <section className="panel results program-form stack gap-3" aria-label={heading}>
      <h2 className="title">{heading}</h2>
      {desktop === undefined ? (
        <>
          <p>{t('yours:program.browser')}</p>
          <p className="program-command">
            <code tabIndex={0}>{COMMAND}</code>
          </p>
          <div className="buttons">
            <button onClick={() => show(playersPage, { kind: 'you' })}>{i18n.t('common:cancel')}</button>
          </div>
        </>
      ) : (
        <DesktopForm desktop={desktop} />
      )}
    </section>
  )
}

function DesktopForm({ desktop }: { desktop: DesktopApi }) {
  const { t, i18n } = useTranslation(['players', 'yours'])
  const { players, playersPage } = useLaterServices(OWN_PLAYERS, PLAYERS_PAGE)
  const draft = useStore(playersPage, (state) => state.program)
  const [trials] = useState(() => new ProgramTrials(new EngineClient(openPort(desktop, 'program'))))
  const { step, found } = useStore(trials.store)
  // A name may be taken or become free while the form shows.
  usePlayers()
  useEffect(() => () => trials.cancel(), [trials])
  const program = programOf(draft)
  const name = draft.name.trim() || (program === null ? '' : usualNameOf(program, found))
  const isTaken = draft.name.trim() !== '' && players.isTaken(name, draft.id)
  const isTried = trials.hasFound(program)
  const choose = (part: Partial<ProgramDraft>) => playersPage.setState({ program: { ...draft, ...part } })
  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (program === null || step !== null) return
        if (!isTried) trials.start(program)
        else if (!isTaken) keepPlayer(playersPage, players, draft.id, programPlayer(name, program))
      }}
    >
      <Fields draft={draft} choose={choose} desktop={desktop} usualName={name} isTaken={isTaken} />
      {program !== null && (
        <p className="program-command">
          <span className="muted small">{t('yours:program.command')}</span>{' '}
          <code tabIndex={0}>{withNumbers(program.command)}</code>
        </p>
      )}
      <p className="muted small">{t('yours:program.asked')}</p>
      <Trial trials={trials} name={name} program={program} />
      {isTaken && <p className="fault">{t('yours:form.faults.taken')}</p>}
      <div className="buttons">
        <button type="button" onClick={() => leaveForm(playersPage, draft.id)}>
          {i18n.t('common:cancel')}
        </button>
        {step !== null && (
          <button type="button" onClick={() => trials.cancel()}>
            {t('yours:program.stop')}
          </button>
        )}
        <button type="submit" className="primary" disabled={program === null || step !== null || (isTried && isTaken)}>
          {t(isTried ? 'yours:form.save' : 'yours:program.try')}
        </button>
      </div>
    </form>
  )
}

interface CommandFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A part of a command: the program, or the words behind it. */
function CommandField({ label, value, onChange }: CommandFieldProps) {
  return (
    <label className="field">
      {label}
      <input
        type="text"
        value={value}
        maxLength={MAX_COMMAND_LENGTH}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

interface FieldsProps {
  readonly draft: ProgramDraft
  readonly choose: (part: Partial<ProgramDraft>) => void
  readonly desktop: DesktopApi
  readonly usualName: string
  readonly isTaken: boolean
}

function Fields({ draft, choose, desktop, usualName, isTaken }: FieldsProps) {
  const { t } = useTranslation(['players', 'yours'])
  const chooseFile = async () => {
    const program = await desktop.programs.choose()
    if (program !== null) choose({ program })
  }
  return (
    <>
      <div className="program-file">
        <CommandField
          label={t('yours:program.file')}
          value={draft.program}
          onChange={(program) => choose({ program })}
        />
        <button type="button" onClick={() => void chooseFile()}>
          {t('yours:program.choose')}
        </button>
      </div>
      <CommandField label={t('yours:program.words')} value={draft.words} onChange={(words) => choose({ words })} />
      <Segmented
        legend={t('yours:program.protocol')}
        options={PROTOCOLS.map((value) => ({ value, label: t(`yours:program.protocols.${value}`) }))}
        value={draft.protocol}
        onChange={(protocol) => choose({ protocol })}
      />
      <p className="muted small">{t(`yours:program.protocolHints.${draft.protocol}`)}</p>
      <div className="field-pair">
        <NumberField
          label={t('yours:program.seconds')}
          min={0.1}
          max={MAX_SECONDS}
          digits={1}
          value={draft.seconds}
          onChange={(seconds) => choose({ seconds })}
        />
        <NumberField
          label={t('yours:program.megabytes')}
          min={MIN_MEGABYTES}
          max={MAX_MEGABYTES}
          value={draft.megabytes}
          onChange={(megabytes) => choose({ megabytes })}
        />
      </div>
      <label className="field">
        {t('yours:form.name')}
        <input
          type="text"
          value={draft.name}
          maxLength={MAX_NAME_LENGTH}
          placeholder={usualName}
          aria-invalid={isTaken}
          onChange={(event) => choose({ name: event.target.value })}
        />
      </label>
    </>
  )
}

interface TrialProps {
  readonly trials: ProgramTrials
  readonly name: string
  readonly program: ProgramStrategy | null
}

/** The steps of the trial while it runs, and what it has shown. */
function Trial({ trials, name, program }: TrialProps) {
  const { t } = useTranslation(['players', 'yours'])
  const { step, found, fault, trouble } = useStore(trials.store)
  return (
    <>
      <div role="status" className="stack gap-1">
        {step !== null && (
          <>
            <p>{t(`yours:program.steps.${step}`)}</p>
            <progress
              value={TRIAL_STEPS.indexOf(step)}
              max={TRIAL_STEPS.length}
              aria-label={t('yours:program.progress')}
            />
          </>
        )}
        {found !== null && trials.hasFound(program) && (
          <>
            <p>
              {found.name === null
                ? t('yours:program.unnamed')
                : found.version === null
                  ? t('yours:program.saysName', { name: found.name })
                  : t('yours:program.saysBoth', { name: found.name, version: found.version })}
            </p>
            <p>{found.move === null ? t('yours:program.gaveUp') : t('yours:program.moved', { move: found.move })}</p>
          </>
        )}
        {fault !== null && <p className="fault">{faultWords(name, fault)}</p>}
        {trouble !== null && <p className="fault">{trouble}</p>}
      </div>
      {fault !== null && <ProgramErrors fault={fault} />}
    </>
  )
}
