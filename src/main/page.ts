/**
 * The page and its address. A custom scheme serves the built files: unlike file:// it is a secure origin, reaches
 * nothing outside its folder and carries headers. In development the page comes from the development server.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { app, protocol } from 'electron'
import contentTypes from './content-types.json' with { type: 'json' }
import { PAGE_HEADERS } from './page-headers.ts'

export const SCHEME = 'polyy'
const FOLDER = path.join(import.meta.dirname, '../renderer')

/** Files of any other type are not served. */
const CONTENT_TYPES: Readonly<Record<string, string>> = contentTypes

/** The development server's address, which a production build ignores. */
const DEVELOPMENT_URL =
  import.meta.env.MODE === 'development' && !app.isPackaged ? process.env.ELECTRON_RENDERER_URL : undefined

export const isDevelopment = DEVELOPMENT_URL !== undefined

export const PAGE_URL = new URL(DEVELOPMENT_URL ?? `${SCHEME}://app/index.html`).href

/** Whether the address is the page itself, at any place within it. */
export function isOurPage(url: string): boolean {
  return url.replace(/#.*/s, '') === PAGE_URL
}

/** Whether the address is on the page's host. (`URL.origin` is 'null' for a custom scheme.) */
function isOurOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false
  const ours = new URL(PAGE_URL)
  const theirs = new URL(url)
  return theirs.protocol === ours.protocol && theirs.host === ours.host
}

/** The file behind an address, or null where it is none of the page's. */
function fileOf(url: string): string | null {
  if (!isOurOrigin(url)) return null
  let name: string
  try {
    name = decodeURIComponent(new URL(url).pathname)
  } catch {
    return null
  }
  // An encoded slash, backslash or dot is plain only now, so the check comes after decoding.
  if (/[\\\0]/.test(name)) return null
  const file = path.join(FOLDER, name)
  return file.startsWith(FOLDER + path.sep) ? file : null
}

const refusal = (status: number) => new Response(null, { status, headers: PAGE_HEADERS })

async function serve(request: Request): Promise<Response> {
  if (request.method !== 'GET') return refusal(405)
  const file = fileOf(request.url)
  const type = file === null ? undefined : CONTENT_TYPES[path.extname(file)]
  if (file === null || type === undefined) return refusal(404)
  try {
    return new Response(await readFile(file), { headers: { ...PAGE_HEADERS, 'Content-Type': type } })
  } catch {
    return refusal(404)
  }
}

/** Must run before the app is ready. */
export function setupScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

export function setupPage(): void {
  protocol.handle(SCHEME, serve)
}
