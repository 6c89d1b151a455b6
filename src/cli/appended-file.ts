/**
 * A file that one process appends whole lines to. It holds the locks of the file, by path and by identity. Before each
 * line it compares place, identity and size of the file with what it wrote, and where the time of its last change is
 * another, also its content: to write to a file that something else has removed, replaced or cut would lose the line, or
 * leave a hole.
 */
import {
  closeSync,
  constants,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
  type BigIntStats,
} from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { syncFolder } from './sync-folder.ts'
import { callAll, quietly } from './before-end.ts'
import { lockFile, lockIdentity, type Unlock } from './file-lock.ts'
import { attempt, FailedError, InputError, systemReason } from './input.ts'
import { realPath } from './real-path.ts'
import { isUtf16, MAX_RECORD_BYTES, readText } from './read-file.ts'
import { readLines } from './record-lines.ts'
import { writes } from './used-files.ts'
import { checkFile, openToWrite, removeLeft, writeLines } from './whole-file.ts'

/** Milliseconds of work that a power cut may cost. */
const SYNCED_EVERY = 1000

/** Bytes read at once. */
const PIECE = 2 ** 20

/** The checksum of the first bytes of an open file. */
function sumOf(file: number, size: number): number {
  const piece = Buffer.alloc(Math.min(size, PIECE))
  let sum = 0
  for (let place = 0; place < size;) {
    const length = readSync(file, piece, 0, Math.min(PIECE, size - place), place)
    if (length === 0) break
    sum = crc32(piece.subarray(0, length), sum)
    place += length
  }
  return sum
}

export class AppendedFile {
  private file: number | null = null
  private isNew = false
  private identity: { readonly dev: bigint; readonly ino: bigint } | null = null
  /** Bytes of whole lines. */
  private size = 0
  /** The checksum of these bytes. */
  private sum = 0
  /** When it was last changed from here, as the system says. */
  private changedAt = 0n
  private isWritten = false
  private syncedAt = 0
  private unlockPath: Unlock = () => {}
  private unlockIdentity: Unlock = () => {}
  /** The path without links. */
  private target = ''

  constructor(private readonly path: string) {}

  /**
   * Opens the file as its only writer, and creates it where there is none. It has to be closed, also after a fault.
   *
   * @throws InputError when it cannot be used, or is in use
   * @throws FailedError when there is no room for it
   */
  open(): void {
    const { path } = this
    checkFile(path)
    writes(path)
    this.target = realPath(path)
    this.unlockPath = lockFile(path)
    openToWrite(path, () => removeLeft(this.target))
    this.isNew = attempt(path, () => statSync(this.target, { throwIfNoEntry: false })) === undefined
    // An editor may have saved the record in UTF-16; it goes on in UTF-8.
    if (!this.isNew && isUtf16(this.target)) writeLines(this.target, [readText(this.target, MAX_RECORD_BYTES)])
    this.openAsOwn(constants.O_RDWR | constants.O_CREAT)
  }

  private openAsOwn(flags: number): number {
    const { path } = this
    const file = openToWrite(path, () => openSync(this.target, flags))
    this.file = file
    this.identity = attempt(path, () => statSync(this.target, { bigint: true }))
    this.unlockIdentity = lockIdentity(file, path)
    return file
  }

  /**
   * Calls `take` with each whole line, and returns what stands after the last of them.
   *
   * @throws InputError when it cannot be read
   */
  read(take: (line: string) => void): string {
    const { file, path } = this
    if (file === null) return ''
    const { size, rest } = readLines(file, path, take)
    this.size = size
    this.sum = attempt(path, () => sumOf(file, size))
    return rest
  }

  /** @throws FailedError when it cannot be written; the lines before are still there */
  append(line: string): void {
    this.writing((file) => {
      this.compare(file)
      const bytes = Buffer.from(line)
      try {
        for (let written = 0; written < bytes.length;)
          written += writeSync(file, bytes, written, bytes.length - written, this.size + written)
      } catch (error) {
        // If that fails too, it stays half a line, which the next run drops.
        quietly(() => ftruncateSync(file, this.size))
        throw error
      }
      this.size += bytes.length
      this.sum = crc32(bytes, this.sum)
      this.changedAt = statSync(this.target, { bigint: true }).mtimeNs
      this.isWritten = true
      if (performance.now() > this.syncedAt + SYNCED_EVERY) this.sync(file)
    })
  }

  /** Cuts off what stands after the whole lines, and makes the name of a new file outlast a power cut. */
  cut(): void {
    this.writing((file) => {
      ftruncateSync(file, this.size)
      if (this.isNew) syncFolder(dirname(this.target))
    })
  }

  /** Puts other lines in the place of all. */
  replace(lines: Iterable<string>): void {
    this.writing((file) => {
      // Windows replaces no file that is open.
      this.file = null
      closeSync(file)
      writeLines(this.target, lines)
      this.unlockIdentity()
      const opened = this.openAsOwn(constants.O_RDWR)
      this.size = statSync(this.target).size
      this.sum = sumOf(opened, this.size)
    })
  }

  /** @throws FailedError when the last lines may not be there, or a lock cannot be removed */
  close(): void {
    callAll(
      () => this.writing((file) => this.finish(file)),
      () => this.writing((file) => closeSync(file)),
      // An empty file is no record.
      () => void (this.isNew && this.size === 0 && rmSync(this.target, { force: true })),
      () => this.unlockIdentity(),
      () => this.unlockPath(),
    )
    this.file = null
  }

  private finish(file: number): void {
    if (!this.isWritten) return
    // Whoever changes a file may set the time of its last change.
    this.changedAt = 0n
    this.compare(file)
    this.sync(file)
  }

  /** Has something else changed what it has, in its place? */
  isChanged(): boolean {
    const { file, target } = this
    if (file === null) return false
    try {
      const found = statSync(target, { bigint: true })
      return this.isOwn(found) && !this.isAsWritten(file, found)
    } catch {
      // The next line finds it too, and says so.
      return false
    }
  }

  private isOwn({ dev, ino }: BigIntStats): boolean {
    return dev === this.identity?.dev && ino === this.identity.ino
  }

  private isAsWritten(file: number, { size, mtimeNs }: BigIntStats): boolean {
    if (Number(size) !== this.size) return false
    if (mtimeNs === this.changedAt) return true
    if (sumOf(file, this.size) !== this.sum) return false
    // The system of a network may set the time of a change later.
    this.changedAt = mtimeNs
    return true
  }

  private sync(file: number): void {
    fdatasyncSync(file)
    this.syncedAt = performance.now()
  }

  /** @throws Error when something else has removed, replaced or changed the file */
  private compare(file: number): void {
    const found = statSync(this.target, { bigint: true, throwIfNoEntry: false })
    if (found === undefined) throw new Error('it was removed meanwhile')
    if (!this.isOwn(found)) throw new Error('another file was put in its place meanwhile')
    if (!this.isAsWritten(file, found)) throw new Error('something else has changed it meanwhile')
  }

  private writing(act: (file: number) => void): void {
    const { file, path } = this
    if (file === null) return
    try {
      act(file)
    } catch (error) {
      if (error instanceof FailedError || error instanceof InputError) throw error
      throw new FailedError(`cannot write ${path}: ${systemReason(error)}`)
    }
  }
}
