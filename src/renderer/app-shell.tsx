/** The frame of every page: where you are above, what the app is doing below. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { formatPosition } from '../engine/notation.ts'
import { positionOf } from '../engine/game.ts'
import type { Position } from '../engine/position.ts'
import { useApp, useMatch, useSettings, useThinking, type App } from './app-context.tsx'
import { playFrom, useCopyAndPaste } from './copy-and-paste.ts'
import { Checkbox } from './controls/checkbox.tsx'
import { Select } from './controls/select.tsx'
import { useHash } from './hash.ts'
import { InspectPage } from './inspect/inspect-page.tsx'
import { draw } from './inspect/inspect-store.ts'
import { LabPage } from './lab/lab-page.tsx'
import { ReplayPage } from './replay/replay-page.tsx'
import { Notice, say } from './notice.tsx'
import { PlayPage } from './play/play-page.tsx'
import { THEMES } from './settings.ts'
import { useShortcuts } from './shortcuts.ts'
import { reasonOf } from './words.ts'

const PAGES = [
  { hash: '', name: 'Play', page: PlayPage },
  { hash: '#inspect', name: 'Inspect', page: InspectPage },
  { hash: '#lab', name: 'Lab', page: LabPage },
  { hash: '#replay', name: 'Replay', page: ReplayPage },
] as const

export function AppShell() {
  const hash = useHash()
  // A page may have places of its own, as #lab/experiments.
  const current = PAGES.find((candidate) => candidate.hash === hash.split('/')[0]) ?? PAGES[0]
  const app = useApp()
  const isInspecting = current.page === InspectPage
  const shown = useShownPosition(isInspecting)
  useShortcuts()
  useCopyAndPaste(shown, (position) => (isInspecting ? inspectPasted(app, position) : playFrom(app, position)))
  useEffect(() => {
    document.title = current.name === 'Play' ? 'Poly-Y' : `${current.name} · Poly-Y`
  }, [current])
  return (
    <>
      <header className="top">
        <a className="brand" href="#" aria-label="Poly-Y">
          <BrandMark /> Poly-Y
        </a>
        <nav aria-label="Pages">
          {PAGES.map(({ hash, name }) => (
            <a key={name} href={hash || '#'} aria-current={name === current.name ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <SaveStatus />
        <Looks />
      </header>
      <current.page />
      <footer className="status">
        <BoardFacts />
        <EngineStatus />
        <PositionText text={shown} />
      </footer>
      <Notice notice={app.notice} />
    </>
  )
}

function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.5 21.5 9.4 17.9 20.6H6.1L2.5 9.4ZM12 7v5l-4 4.5M12 12l4 4.5" />
    </svg>
  )
}

function SaveStatus() {
  const { state, message } = useStore(useApp().saving)
  const text = { saved: 'Saved', saving: 'Saving…', failed: `Not saved: ${message}` }[state]
  return (
    <span className={`save-status ${state}`} role="status">
      {text}
    </span>
  )
}

function Looks() {
  const { settings } = useApp()
  const { theme, showNames } = useSettings()
  return (
    <div className="looks">
      <Checkbox isSelected={showNames} onChange={(showNames) => settings.setState({ showNames })}>
        Node names
      </Checkbox>
      <Select
        label="Theme"
        options={THEMES.map((value) => ({ value, label: { system: 'System theme', light: 'Light', dark: 'Dark' }[value] }))}
        value={theme}
        onChange={(theme) => settings.setState({ theme })}
      />
    </div>
  )
}

function BoardFacts() {
  const { board } = positionOf(useMatch().game)
  return <span>{board.nodeCount} nodes · three of five sides</span>
}

function EngineStatus() {
  const { task } = useThinking()
  const compare = useStore(useApp().compare, (state) => state.status)
  const recording = useStore(useApp().replay, (state) => state.status)
  const doing = [task !== null && 'searching a move', compare === 'running' && 'comparing', recording === 'recording' && 'recording'].filter(Boolean)
  return <span>{doing.length === 0 ? 'Engine idle' : `Engine ${doing.join(', ')}`}</span>
}

/** The position that copy takes: the one being inspected, or else that of the game. */
function useShownPosition(isInspecting: boolean): string {
  const drawn = useStore(useApp().inspect, (state) => state.drawn)
  const inGame = positionOf(useMatch().game)
  return formatPosition(isInspecting && drawn !== null ? drawn : inGame)
}

function inspectPasted({ inspect, notice }: App, position: Position): void {
  draw(inspect, position)
  say(notice, 'Position pasted')
}

function PositionText({ text }: { text: string }) {
  const { copy, notice } = useApp()
  const onCopy = () => {
    copy(text).then(
      () => say(notice, 'Position copied'),
      (error: unknown) => say(notice, `The position could not be copied: ${reasonOf(error)}`),
    )
  }
  return (
    <span className="position-text">
      <code title="The position on one line">{text}</code>
      <button className="quiet" onClick={onCopy}>
        Copy position
      </button>
    </span>
  )
}
