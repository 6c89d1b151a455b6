/**
 * Newer versions of this app, from the releases that `app-update.yml` beside it names: looked for, fetched and
 * installed only when the page asks. electron-updater refuses a file whose sum is not the one that the release states,
 * SHA-512 or, in a release that has no other, SHA-256; and on Windows a file signed by another than the publisher in
 * `app-update.yml`, if that names one. It is loaded at its first use.
 */
import { spawn } from 'node:child_process'
import { constants, existsSync, renameSync, rmSync } from 'node:fs'
import { access, chmod, copyFile } from 'node:fs/promises'
import path from 'node:path'
import { app } from 'electron'
import type { AppUpdater, CancellationToken, NsisUpdater } from 'electron-updater'
import type { UpdateFailure, UpdateFault } from '../contract/api.ts'
import { quitTo } from './closing.ts'
import { faultText } from './fault-text.ts'
import { flush } from './files.ts'

/** Time limit, ms: the library would wait for ever for a server that does not answer. */
const PATIENCE = 30_000

/** The updater that found a newer version, and can fetch it. */
let finder: AppUpdater | null = null
let fetching: CancellationToken | null = null
/** The file that was fetched. */
let fetched: string | null = null

/**
 * The AppImage that this program runs from. Programs inherit the variables of one that starts them, so the path is
 * checked.
 */
function ownAppImage(): string | null {
  const { APPIMAGE, APPDIR } = process.env
  return APPIMAGE !== undefined && APPDIR !== undefined && process.execPath.startsWith(APPDIR + path.sep)
    ? APPIMAGE
    : null
}

/**
 * Can this installation update itself? On Windows if the installer made it, and as an AppImage in a writable folder.
 * Package managers update their own packages, the portable program has no fixed place, and macOS updates only signed
 * packages, which these are not.
 */
export async function arePossible(): Promise<boolean> {
  if (!app.isPackaged || !existsSync(path.join(process.resourcesPath, 'app-update.yml'))) return false
  if (process.platform === 'win32') return process.env.PORTABLE_EXECUTABLE_FILE === undefined
  const appImage = process.platform === 'linux' ? ownAppImage() : null
  return (
    appImage !== null &&
    (await access(path.dirname(appImage), constants.W_OK).then(
      () => true,
      () => false,
    ))
  )
}

async function newUpdater(): Promise<AppUpdater> {
  if (!(await arePossible())) throw new Error('this installation does not update itself')
  const { AppImageUpdater, NsisUpdater } = await import('electron-updater')
  const updater = process.platform === 'win32' ? new NsisUpdater() : new AppImageUpdater()
  updater.logger = null
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.disableWebInstaller = true
  // Downloads the whole file, whose sum is checked as it comes in.
  updater.disableDifferentialDownload = true
  // The library would send a number that identifies the user.
  updater.requestHeaders = { 'x-user-staging-id': '' }
  return updater
}

export async function lookForUpdate(): Promise<{ version: string | null } | UpdateFailure> {
  try {
    const updater = await newUpdater()
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('net::ERR_TIMED_OUT')), PATIENCE).unref(),
    )
    const found = await Promise.race([updater.checkForUpdates(), late])
    finder = found?.isUpdateAvailable === true ? updater : null
    fetched = null
    return { version: finder === null || found === null ? null : found.updateInfo.version }
  } catch (error) {
    return failure(error)
  }
}

export async function fetchUpdate(onProgress: (percent: number) => void): Promise<UpdateFailure | null> {
  const progress = ({ percent }: { percent: number }) => onProgress(percent)
  const updater = finder
  try {
    if (updater === null || fetching !== null) throw new Error('there is nothing to download')
    const { CancellationToken } = await import('electron-updater')
    fetching = new CancellationToken()
    updater.on('download-progress', progress)
    ;[fetched] = await updater.downloadUpdate(fetching)
    return null
  } catch (error) {
    return failure(error)
  } finally {
    fetching = null
    updater?.off('download-progress', progress)
  }
}

export async function cancelFetching(): Promise<void> {
  if (fetching === null || finder === null) return
  fetching.cancel()
  // The library leaves the connection open, and the server would go on sending.
  await finder.netSession.closeAllConnections()
}

/** Quits once all is saved, and starts the version fetched. What fails before that leaves this program running. */
export async function installUpdate(): Promise<UpdateFailure | null> {
  try {
    if (finder === null || fetched === null) throw new Error('nothing was downloaded')
    const updater = finder
    if (process.platform === 'win32') quitTo(() => void (updater as NsisUpdater).install(true, true))
    else await replaceAppImage(fetched)
    return null
  } catch (error) {
    return failure(error)
  }
}

/**
 * The library removes the old file before it moves the new one, which may fail. So the new one is copied beside the old
 * one here, and then renamed. A file name that has a version in it is not kept, as it would be wrong.
 */
async function replaceAppImage(file: string): Promise<void> {
  const old = ownAppImage()
  if (old === null) throw new Error('this is no AppImage')
  const place = /\d+\.\d+\.\d+/.test(path.basename(old)) ? path.join(path.dirname(old), path.basename(file)) : old
  const beside = `${place}.new`
  try {
    await copyFile(file, beside)
    await chmod(beside, 0o755)
    await flush(beside)
  } catch (error) {
    remove(beside)
    throw error
  }
  const start = () => {
    const program = putInPlace(beside, place, old)
    // Otherwise the program would find this one running, and quit.
    app.releaseSingleInstanceLock()
    spawn(program, { detached: true, stdio: 'ignore' })
      .on('error', () => undefined)
      .unref()
  }
  quitTo(start, () => remove(beside))
}

/** Returns the program to start: the old one where the new one cannot take its place. */
function putInPlace(beside: string, place: string, old: string): string {
  try {
    renameSync(beside, place)
  } catch {
    remove(beside)
    return old
  }
  if (place !== old) remove(old)
  return place
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch (error) {
    console.warn('a program could not be removed:', error)
  }
}

const FAULTS: Readonly<Record<string, UpdateFault>> = {
  ERR_CHECKSUM_MISMATCH: 'damaged',
  ERR_UPDATER_INVALID_SIGNATURE: 'signature',
  // GitHub's list of releases is empty, or there is none; or the release has nothing for this platform.
  ERR_XML_MISSED_ELEMENT: 'noRelease',
  ERR_UPDATER_NO_PUBLISHED_VERSIONS: 'noRelease',
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: 'noRelease',
  HTTP_ERROR_404: 'noRelease',
  ERR_UPDATER_INVALID_RELEASE_FEED: 'unreadable',
  ERR_UPDATER_INVALID_UPDATE_INFO: 'unreadable',
  ERR_UPDATER_INVALID_VERSION: 'unreadable',
  ERR_UPDATER_NO_FILES_PROVIDED: 'unreadable',
  ERR_UPDATER_NO_CHECKSUM: 'unreadable',
}

function failure(error: unknown): UpdateFailure {
  const { message, code = '' } = error as Error & { code?: string }
  const [reason] = faultText(error).split('\n')
  return { fault: faultOf(message, code), reason: reason.slice(0, 300) }
}

function faultOf(message: string, code: string): UpdateFault {
  if (fetching?.cancelled === true) return 'cancelled'
  // The library wraps these in errors with other codes.
  if (/\bnet::ERR_|aborted by the server/.test(message)) return 'unreachable'
  if (message.includes('Unable to find latest version')) return 'noRelease'
  return FAULTS[code] ?? 'other'
}
