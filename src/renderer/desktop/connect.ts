/** The page's part in the desktop: its menu bar, the files opened from outside, and what closing has to wait for. */
import type { DesktopApi } from '../../preload/api.ts'
import type { App } from '../app-context.tsx'
import { importFiles } from '../library/import-export.ts'
import { i18n } from '../i18n.ts'
import type { SaveState, SaveStore } from '../session/autosave.ts'
import { menuBar, runCommand } from './menu-bar.ts'

const isMac = navigator.platform.startsWith('Mac')

export function connectDesktop(app: App, desktop: DesktopApi): void {
  keepMenu(app, desktop)
  const takeFiles = async () => importFiles(app, await desktop.files.take())
  desktop.files.onOpened(() => void takeFiles())
  void takeFiles()
  desktop.closing.onAsked(() => whatIsNotSaved(app))
}

/** Shows the menu bar, and again whenever something in it changes. */
function keepMenu(app: App, { menu }: DesktopApi): void {
  let shown = ''
  const show = () => {
    const bar = menuBar(app, isMac)
    const text = JSON.stringify(bar)
    if (text === shown) return
    shown = text
    void menu.show(bar)
  }
  const { match, thinking, inspect, review, notice, settings, dialog } = app
  for (const store of [match, thinking, inspect, review, notice, settings, dialog]) store.subscribe(show)
  i18n.on('languageChanged', show)
  addEventListener('hashchange', show)
  show()
  menu.onCommand((command) => {
    runCommand(app, isMac, command)
    // The platform has marked the item by itself, whatever came of it.
    shown = ''
    show()
  })
}

/** Resolves once nothing is being saved: to null, or to what could not be. */
async function whatIsNotSaved({ saving, documents, runner, contestRunner, surfaceRunner, lessonRunner, measuring }: App): Promise<string | null> {
  // A field that is still being written in is taken as it is, and so is what runs in the background.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  runner.flush()
  contestRunner.flush()
  surfaceRunner.flush()
  lessonRunner.flush()
  measuring.flush()
  const [{ state, reason }, faults] = await Promise.all([saved(saving), documents.settled()])
  const faultsOfAll = state === 'failed' && reason !== null ? [reason, ...faults] : faults
  return faultsOfAll.length === 0 ? null : faultsOfAll.map((reason) => i18n.t('menu:closing.document', { reason })).join('\n')
}

/** A save may be followed by the next one at once. */
async function saved({ getState, subscribe }: SaveStore): Promise<SaveState> {
  while (getState().state === 'saving') {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop()
        resolve()
      })
    })
  }
  return getState()
}
