/**
 * The object that the desktop offers the page, as `window.polyY`. The browser build has no such object and does
 * without.
 */
import type { JobMessage, JobReply } from '../engine/jobs.ts'
import type { MenuBar } from './menu-schema.ts'

/** The lanes on which experiments run, side by side; one is used for each spare core of the computer. */
export const POOL_LANES = [
  ...(['pool-1', 'pool-2', 'pool-3', 'pool-4', 'pool-5', 'pool-6', 'pool-7', 'pool-8'] as const),
  ...(['pool-9', 'pool-10', 'pool-11', 'pool-12', 'pool-13', 'pool-14', 'pool-15', 'pool-16'] as const),
] as const

/** Why a job with a program is refused, as the message of its reply. */
export const PROGRAM_TROUBLES = {
  notAllowed: 'the program has not been allowed to start',
  listUnread: 'the list of programs is unread',
  midGame: 'the program cannot take up a game in its middle',
  /** The name of the player follows. */
  unstartable: 'the program cannot be started: ',
} as const

/** Each lane has a worker of its own, with at most one running job: a game goes on while the laboratory computes. */
export const LANES = [
  'play',
  'lab',
  'replay',
  'review',
  'oracle',
  'puzzles',
  'more-puzzles',
  'grounds',
  'table',
  'program',
  'chances',
  'curve',
  ...POOL_LANES,
] as const
export type EngineLane = (typeof LANES)[number]

/** A shelf of documents for each kind of study. */
const STUDY_SHELVES = [
  'experiments',
  'accuracy',
  'contests',
  'surfaces',
  'lessons',
  'guesses',
  'kept-tables',
  'table-games',
] as const
export type StudyShelf = (typeof STUDY_SHELVES)[number]

/**
 * The shelves of documents, by their contents: games and positions as SGF, all else as JSON; `before` has what was here
 * before a restore.
 */
export const SHELVES = [
  'games',
  'players',
  'results',
  'puzzles',
  'mistakes',
  'comparisons',
  'chances',
  ...STUDY_SHELVES,
  'exercises',
  'before',
] as const
export type Shelf = (typeof SHELVES)[number]

/** A document's name on its shelf, and so a file's name: nothing in it has a special meaning in any file system. */
export const DOCUMENT_ID = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9][a-z0-9-]{0,63}$/

/** Longest text of a document, in characters as JavaScript counts them. */
export const MAX_DOCUMENT_LENGTH = 8_000_000

/** Longest text of a session, and of what goes to the clipboard, counted in the same way. */
export const MAX_SESSION_LENGTH = 1_000_000

/**
 * Texts by shelf and id, which the storage does not interpret. A save is atomic and flushed to the disk before it
 * counts as done: whatever happens, a document holds its old text or the new one. Operations on one document happen in
 * order. To undo a removal, save the text again.
 */
export interface DocumentStorage {
  /** The ids on a shelf, in order, including documents that cannot be read. */
  list(shelf: Shelf): Promise<readonly string[]>
  /** Fails when the document is missing or cannot be read; others may still load. */
  load(shelf: Shelf, id: string): Promise<string>
  /**
   * @param seen texts that the document may hold if nobody else has changed it; with any other text, saving fails. Only
   *   tabs of a browser need this: the desktop has one window.
   */
  save(shelf: Shelf, id: string, text: string, seen?: readonly string[]): Promise<void>
  /** Does nothing where there is no such document. */
  remove(shelf: Shelf, id: string): Promise<void>
}

/** @throws RangeError for an id or a text that no storage accepts */
export function checkDocument(id: string, text = ''): void {
  if (!DOCUMENT_ID.test(id)) throw new RangeError('a document is named by up to 64 small letters, digits and hyphens')
  if (text.length > MAX_DOCUMENT_LENGTH)
    throw new RangeError(`EFBIG: a document has at most ${MAX_DOCUMENT_LENGTH} characters, not ${text.length}`)
}

/** Extensions of files that may hold games; the first is the app's own. */
export const GAME_EXTENSIONS = ['.polyy', '.sgf', '.txt'] as const

/** A larger file is not even read. Ten thousand games of the largest board, with comments, take about 15 MB. */
export const MAX_GAME_FILE_BYTES = 32_000_000

/** A file that the user has opened, by its name without the folder: its content, or why there is none. */
export type OpenedFile = { readonly name: string } & (
  | { readonly content: Uint8Array<ArrayBuffer> }
  | { readonly fault: 'missing' }
  | { readonly fault: 'too-large'; readonly size: number }
  | { readonly fault: 'unreadable'; readonly reason: string }
)

/** Longest link that is followed; the app's own are shorter. */
export const MAX_LINK_LENGTH = 100_000

/** In bytes, enough for any picture or library. */
export const MAX_SAVED_BYTES = 100_000_000

/**
 * A file name that Windows, macOS and Linux accept. It does not begin or end with a dot or a space, and is no device of
 * Windows, with any ending. It has nothing that some system forbids, controls, turns the direction of what follows, is
 * half a character, or is not assigned, which macOS refuses; joiners and tags, of which an emoji may consist, are kept.
 */
export const FILE_NAME =
  /^(?![. ])(?!(?:con|prn|aux|nul|clock\$|con(?:in|out)\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$))(?:[^\\/:*?"<>|\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d\u{e0020}-\u{e007f}]){1,120}(?<![. ])$/iu

/** Why there is no update; the page has a sentence for each. */
export type UpdateFault = 'unreachable' | 'noRelease' | 'unreadable' | 'damaged' | 'signature' | 'cancelled' | 'other'

export interface UpdateFailure {
  readonly fault: UpdateFault
  /** The message of the program that failed. */
  readonly reason: string
}

export interface DesktopApi {
  readonly engine: {
    /** Hands a job to the lane's worker, starting one where there is none. */
    post(lane: EngineLane, message: JobMessage): void
    /** Ends the lane's worker, and with it any job. */
    end(lane: EngineLane): void
    /** Calls back with every reply on the lane; returns a function that stops this. */
    onReply(lane: EngineLane, listener: (reply: JobReply) => void): () => void
  }
  readonly session: {
    /** The text last saved, or null on the first start. */
    load(): Promise<string | null>
    /** Saves atomically: a kill at any moment leaves the old text or the new one. */
    save(text: string): Promise<void>
    /** Keeps a saved text that could not be read, beside the new one. */
    setAside(text: string): Promise<void>
  }
  readonly documents: DocumentStorage
  readonly clipboard: { write(text: string): Promise<void> }
  readonly files: {
    /** Asks the user for files to open, which then wait for `take`. */
    choose(): Promise<void>
    /** Files that the user has opened in any way, and that have not been taken yet. */
    take(): Promise<readonly OpenedFile[]>
    /** Calls back when there are files to take. */
    onOpened(listener: () => void): void
    /** Asks the user where to put a file of that name, and writes it there. The user sees when that fails. */
    save(name: string, content: Uint8Array): Promise<void>
  }
  readonly programs: {
    /** Asks the user for a program; its place as a word of a command, or null where none was chosen. */
    choose(): Promise<string | null>
    /** The commands that the user has allowed to be started, as they are typed. */
    allowed(): Promise<readonly string[]>
    /** Takes the leave of a command back, so that the user is asked before it is started again. */
    revoke(command: string): Promise<void>
  }
  readonly links: {
    /** The link to this app that the user has followed elsewhere, and that has not been taken yet; null for none. */
    take(): Promise<string | null>
    /** Calls back when there is one to take. */
    onFollowed(listener: () => void): void
  }
  /** The versions of the runtime that the app is shipped with. */
  readonly versions: { readonly electron: string; readonly chromium: string }
  readonly menu: { show(bar: MenuBar): Promise<void>; onCommand(listener: (command: string) => void): void }
  readonly updates: {
    /** Can this installation replace itself by a newer version? */
    arePossible(): Promise<boolean>
    /** Asks the release for a newer version; null where this one is the newest. */
    look(): Promise<{ readonly version: string | null } | UpdateFailure>
    /** Downloads the version that `look` found, and checks it; null once it is there. */
    fetch(): Promise<UpdateFailure | null>
    /** Ends the download, which then fails as cancelled. */
    cancel(): Promise<void>
    /** Quits, as closing does, and restarts as the version downloaded. */
    install(): Promise<UpdateFailure | null>
    /** Calls back with the progress of the download, in per cent. */
    onProgress(listener: (percent: number) => void): void
  }
  readonly closing: {
    /**
     * Called before the window closes; resolves to null once everything is saved, or to the reason why it cannot be.
     */
    onAsked(answer: () => Promise<string | null>): void
  }
}

/** All IPC channels. */
export const CHANNELS = {
  enginePost: 'engine:post',
  engineEnd: 'engine:end',
  engineReply: 'engine:reply',
  sessionLoad: 'session:load',
  sessionSave: 'session:save',
  sessionSetAside: 'session:set-aside',
  documentsList: 'documents:list',
  documentsLoad: 'documents:load',
  documentsSave: 'documents:save',
  documentsRemove: 'documents:remove',
  clipboardWrite: 'clipboard:write',
  filesChoose: 'files:choose',
  filesTake: 'files:take',
  filesOpened: 'files:opened',
  filesSave: 'files:save',
  programsChoose: 'programs:choose',
  programsAllowed: 'programs:allowed',
  programsRevoke: 'programs:revoke',
  linksTake: 'links:take',
  linksFollowed: 'links:followed',
  menuShow: 'menu:show',
  menuCommand: 'menu:command',
  updatesPossible: 'updates:possible',
  updatesLook: 'updates:look',
  updatesFetch: 'updates:fetch',
  updatesCancel: 'updates:cancel',
  updatesInstall: 'updates:install',
  updatesProgress: 'updates:progress',
  closingAsked: 'closing:asked',
  closingAnswer: 'closing:answer',
} as const
