/**
 * A release as electron-updater reads one, from a server on this computer, and an AppImage that says when it is
 * started.
 */
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** The files on the server, by name. A function answers by itself. */
type Files = Record<string, string | Buffer | ((response: ServerResponse) => void)>

const sumOf = (content: string | Buffer) => createHash('sha512').update(content).digest('base64')

/** The file that says what is newest. `sum` is that of the file unless it is another. */
export const feedOf = (version: string, file: string, content: string | Buffer, sum: string | null = sumOf(content)) =>
  `version: ${version}\nfiles:\n  - url: ${file}\n${sum === null ? '' : `    sha512: ${sum}\n`}    size: ${content.length}\nreleaseDate: '2026-01-01T00:00:00.000Z'\n`

export class Feed {
  files: Files = {}
  /** The paths that were asked for, without the part that keeps them out of caches, and all headers that came. */
  readonly asked: string[] = []
  readonly headers: Record<string, unknown>[] = []
  /** Answers that the other side has ended. */
  broken = 0
  private readonly server = createServer((request, response) => {
    const name = /^\/([^?]*)/.exec(request.url ?? '')?.[1] ?? ''
    this.asked.push(name)
    this.headers.push(request.headers)
    const held = this.files[name]
    response.on('close', () => response.writableFinished || this.broken++)
    if (held === undefined) response.writeHead(404).end()
    else if (typeof held === 'function') held(response)
    else response.writeHead(200, { 'Content-Length': held.length }).end(held)
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}

/** A program in an AppImage's place: it writes `word` beside itself. */
export const programSaying = (word: string) => `#!/bin/sh\necho ${word} > "$(dirname "$0")/started"\n`

/** The surroundings of a packaged app. */
export interface Installation {
  /** The folder of the AppImage, with nothing else in it. */
  readonly folder: string
  readonly appImage: string
  readonly cache: string
  readonly env: Record<string, string>
}

/** @param config what `app-update.yml` says, null for a package without */
export function install(root: string, config: string | null, name = 'poly-y.AppImage'): Installation {
  const [folder, resources, cache] = ['programs', 'resources', 'cache'].map((part) => path.join(root, part))
  for (const made of [folder, resources, cache]) mkdirSync(made, { recursive: true })
  const appImage = path.join(folder, name)
  writeFileSync(appImage, programSaying('old'))
  chmodSync(appImage, 0o755)
  if (config !== null)
    writeFileSync(path.join(resources, 'app-update.yml'), `${config}\nupdaterCacheDirName: poly-y-updater\n`)
  const env = {
    STAND_IN_PACKAGED: 'yes',
    STAND_IN_RESOURCES: resources,
    XDG_CACHE_HOME: cache,
    LOCALAPPDATA: cache,
    APPIMAGE: appImage,
    APPDIR: path.dirname(process.execPath),
  }
  return { folder, appImage, cache, env }
}
