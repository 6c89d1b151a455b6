/** The web app's service worker: the files of a build stay as long as a window runs it, and no part of a build is kept. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'

const SCOPE = 'https://example.org/poly-y/'
const SOURCE = readFileSync(path.resolve('scripts/service-worker.js'), 'utf8')
const filesOf = (version: string) => ['./', `./of-${version}.js`, './b.js']

/** A cache of one build: the answers by address. */
class StandInCache {
  readonly kept = new Map<string, string>()
  constructor(private readonly server: Server) {}

  readonly match = async (request: { url: string } | string) => {
    const text = this.kept.get(urlOf(request))
    return text === undefined ? undefined : new Response(text)
  }
  readonly keys = async () => Array.from(this.kept.keys(), (url) => ({ url }))
  readonly put = async (request: { url: string } | string, response: Response) =>
    void this.kept.set(urlOf(request), await response.text())
  // As in a browser, all are kept or none.
  readonly addAll = async (requests: readonly { url: string }[]) => {
    const answers = requests.map(({ url }) => [url, this.server.answer(url)] as const)
    for (const [url, answer] of answers) this.kept.set(url, answer)
  }
}

const urlOf = (request: { url: string } | string) =>
  new URL(typeof request === 'string' ? request : request.url, SCOPE).href

/** A server that holds one build, and fails at one of its files. */
class Server {
  build = 'b1'
  failing: string | null = null
  answer(url: string): string {
    if (this.failing !== null && url.endsWith(this.failing)) throw new TypeError('Failed to fetch')
    return `${this.build} ${url.slice(SCOPE.length)}`
  }
}

/** A browser with one web app: its caches and windows outlive each worker. */
class Browser {
  readonly server = new Server()
  readonly stores = new Map<string, StandInCache>()
  /** The ids of the open windows. */
  windows: readonly string[] = []
  isInstalling = false

  private readonly caches = {
    open: async (name: string) => {
      const cache = this.stores.get(name) ?? new StandInCache(this.server)
      this.stores.set(name, cache)
      return cache
    },
    keys: async () => [...this.stores.keys()],
    has: async (name: string) => this.stores.has(name),
    delete: async (name: string) => this.stores.delete(name),
    match: async (request: { url: string }) => {
      for (const cache of this.stores.values()) {
        const found = await cache.match(request)
        if (found !== undefined) return found
      }
      return undefined
    },
  }

  /** A worker of a build. */
  worker(version: string) {
    const listeners = new Map<string, (event: object) => void>()
    runInNewContext(`const VERSION = '${version}'\nconst FILES = ${JSON.stringify(filesOf(version))}\n${SOURCE}`, {
      registration: { scope: SCOPE, installing: this.isInstalling ? {} : null },
      caches: this.caches,
      clients: { claim: async () => undefined, matchAll: async () => this.windows.map((id) => ({ id })) },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      skipWaiting: () => undefined,
      fetch: async (request: { url: string }) => new Response(this.server.answer(request.url)),
      Response,
      Request: class {
        readonly url: string
        constructor(url: string) {
          this.url = new URL(url, SCOPE).href
        }
      },
    })
    const send = (type: string, event: object): Promise<unknown> => {
      let work: Promise<unknown> = Promise.resolve()
      const take = (given: Promise<unknown>) => (work = given)
      listeners.get(type)?.({ ...event, waitUntil: take, respondWith: take })
      return work
    }
    return {
      install: () => send('install', {}),
      activate: () => send('activate', {}),
      fetch: async (file: string) => {
        const request = { method: 'GET', url: new URL(file, SCOPE).href, mode: 'no-cors' }
        return ((await send('fetch', { request })) as Response).text()
      },
    }
  }

  /** Follows to the next build; returns its worker. */
  async update(version: string) {
    this.server.build = version
    const worker = this.worker(version)
    await worker.install()
    await worker.activate()
    return worker
  }

  /** Leaves the cache of a build as the browser does that is closed while the build is fetched. */
  async cutOff(version: string): Promise<void> {
    await this.caches.open(`poly-y ${SCOPE} ${version}`)
  }

  /** The builds whose files are kept; undefined for a cache without any. */
  builds(): (string | undefined)[] {
    return Array.from(this.stores.values(), ({ kept }) => [...kept.values()].at(0)?.split(' ')[0])
  }
}

let browser: Browser
beforeEach(() => (browser = new Browser()))

it('a failed update leaves nothing behind, and the next one the files of the build that a window still runs', async () => {
  await browser.update('b1')
  browser.windows = ['old']
  Object.assign(browser.server, { build: 'b2', failing: 'b.js' })
  await expect(browser.worker('b2').install()).rejects.toThrow('Failed to fetch')
  expect(browser.builds()).toEqual(['b1'])
  browser.server.failing = null
  await browser.update('b3')
  expect(browser.builds()).toEqual(['b1', 'b3'])
})

it('what an update has left that was cut off goes with the next one, unless yet another is on its way', async () => {
  await browser.update('b1')
  browser.windows = ['old']
  await browser.cutOff('b2')
  browser.isInstalling = true
  await browser.update('b3')
  expect(browser.builds()).toEqual(['b1', undefined, 'b3'])
  browser.isInstalling = false
  await browser.update('b4')
  expect(browser.builds()).toEqual(['b1', 'b3', 'b4'])
})

it('the files of a build stay as long as a window may run it, and no longer', async () => {
  await browser.update('b1')
  browser.windows = ['first']
  await browser.update('b2')
  browser.windows = ['first', 'second']
  const third = await browser.update('b3')
  expect(browser.builds()).toEqual(['b1', 'b2', 'b3'])
  expect(await third.fetch('./of-b1.js')).toBe('b1 of-b1.js')
  browser.windows = ['second', 'third']
  await browser.update('b4')
  expect(browser.builds()).toEqual(['b2', 'b3', 'b4'])
  browser.windows = ['fourth']
  await browser.update('b5')
  expect(browser.builds()).toEqual(['b4', 'b5'])
})

it('a build that is installed again is not lost where that fails', async () => {
  await browser.update('b1')
  browser.server.failing = 'b.js'
  await browser.worker('b1').install()
  expect(browser.builds()).toEqual(['b1'])
})

it('what belongs to another web app of the address stays', async () => {
  browser.stores.set('of another', new StandInCache(browser.server))
  await browser.update('b1')
  await browser.update('b2')
  expect([...browser.stores.keys()]).toContain('of another')
})
