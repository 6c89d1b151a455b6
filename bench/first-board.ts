/**
 * The first second of the app in Chromium, beside that of a page of React that draws 31 circles. Each page is opened
 * with nothing kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { build } from 'vite'
import { buildApp, isBuilt, APP, ROOT } from '../scripts/build.mjs'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../scripts/chromium.mjs'
import { HOST, serveFolder } from '../scripts/serve.mjs'
import { PAGE_HEADERS } from '../src/main/page-headers.ts'

const ROUNDS = 8

interface FirstSecond {
  /** Milliseconds from the request of the page until the board is painted. */
  readonly painted: number
  /** And until it is React's own, and answers. */
  readonly alive: number
}

type Page = 'app' | 'bare'
export type FirstSeconds = Readonly<Record<Page, readonly FirstSecond[]>>

async function open(browser: Browser, address: string): Promise<FirstSecond> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 } })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'commit' })
  // The first thing painted has the whole board, on either page.
  const figures = await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return (
      painted !== undefined &&
      document.querySelector('main .node, #app > svg > circle') !== null && {
        painted: painted.startTime,
        alive: performance.now(),
      }
    )
  })
  const value = (await figures.jsonValue()) as FirstSecond
  await context.close()
  return value
}

/** The figures round by round, after one that is not counted; or why there are none. */
export async function firstSeconds(): Promise<FirstSeconds | string> {
  const executablePath = findChromium()
  if (executablePath === null) return `there is no Chromium here (${HOW_TO_GET_CHROMIUM})`
  if (!isBuilt(APP) && !(await buildApp())) return 'the app could not be built'
  const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-bare-'))
  await build({
    root: path.join(ROOT, 'bench/bare'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: { outDir: folder, emptyOutDir: true, modulePreload: false },
  })
  const serve = (from: string) => serveFolder(from, PAGE_HEADERS, 0) as Promise<Server>
  const servers = { app: await serve(path.join(ROOT, 'out/renderer')), bare: await serve(folder) }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const figures: Record<Page, FirstSecond[]> = { app: [], bare: [] }
  for (let round = 0; round <= ROUNDS; round++)
    for (const page of round % 2 === 0 ? (['app', 'bare'] as const) : (['bare', 'app'] as const)) {
      const figure = await open(browser, `http://${HOST}:${(servers[page].address() as AddressInfo).port}/`)
      if (round > 0) figures[page].push(figure)
    }
  await browser.close()
  for (const server of Object.values(servers)) server.close()
  rmSync(folder, { recursive: true })
  return figures
}
