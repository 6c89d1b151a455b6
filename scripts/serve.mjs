/**
 * Serves the files of a folder by HTTP on this computer. Any page of the web can send requests here, so that nothing in
 * one may end the process: an address either names a file in the folder's list, or finds nothing. No address becomes a
 * path. Vite's preview ends at `/%.html`, and sirv, which it uses, at a file that is removed while it is sent.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, STATUS_CODES } from 'node:http'
import path from 'node:path'
import { filesIn } from './files.mjs'

export const HOST = '127.0.0.1'

/** A page of another name that leads here, which its owner has pointed at this computer, must not read the answers. */
const OUR_NAMES = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i

/** A file whose name holds a hash of its content: a browser that has it need not ask again, even without a server. */
const neverChanges = (name) => /^assets\/[\w.-]+$/.test(name)

/** Files of any other type are not served. */
const CONTENT_TYPES = JSON.parse(readFileSync(new URL('../src/main/content-types.json', import.meta.url), 'utf8'))

const refusal = (status) => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: `${status} ${STATUS_CODES[status]}\n`,
})

/** Host and path of a request, each undefined where it has none, two, or one that cannot be decoded. */
function targetOf({ url, headersDistinct }) {
  // The form of an address that proxies send names the host itself.
  const [, named, rest] = /^http:\/\/([^/?#]*)([^]*)$/i.exec(url) ?? [null, null, url]
  const [raw] = rest.split(/[?#]/)
  const hosts = headersDistinct.host ?? []
  try {
    return {
      host: hosts.length === 1 ? (named ?? hosts[0]) : undefined,
      path: /^\/|^$/.test(raw) ? decodeURIComponent(raw) : undefined,
    }
  } catch {
    return {}
  }
}

async function answerTo(request, folder) {
  const { host, path: asked } = targetOf(request)
  if (host === undefined || asked === undefined) return refusal(400)
  if (!OUR_NAMES.test(host)) return refusal(403)
  if (request.method !== 'GET' && request.method !== 'HEAD') return { ...refusal(405), headers: { Allow: 'GET, HEAD' } }
  const name = asked.slice(1) || 'index.html'
  const type = CONTENT_TYPES[path.extname(name)]
  if (type === undefined || !filesIn(folder).includes(name)) return refusal(404)
  const body = await readFile(path.join(folder, name))
  const tag = `"${createHash('sha1').update(body).digest('hex')}"`
  const headers = {
    'Content-Type': type,
    'Cache-Control': neverChanges(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  }
  return request.headers['if-none-match'] === tag ? { status: 304, headers, body: '' } : { status: 200, headers, body }
}

/** Answers what is no request at all, which Node would do without our headers. */
function refuseRaw(error, socket, always) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code] ?? 400
  const lines = Object.entries({ ...always, 'Content-Length': 0, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}

/**
 * Serves a folder on the port, or on any free one for 0; resolves to the server, or rejects where the port is taken.
 *
 * @param {Record<string, string>} always the headers of every answer
 */
export function serveFolder(folder, always, port) {
  const respond = async (request, response) => {
    const { status, headers, body } = await answerTo(request, folder).catch(() => refusal(500))
    // The rest of a refused request is not waited for.
    if (status >= 400) response.shouldKeepAlive = false
    response.writeHead(status, {
      ...always,
      ...headers,
      ...(status !== 304 && { 'Content-Length': Buffer.byteLength(body) }),
    })
    response.end(request.method === 'HEAD' ? '' : body)
  }
  const answer = (request, response) => void respond(request, response).catch(() => response.destroy())
  const server = createServer({ requireHostHeader: false }, answer)
  server.on('checkExpectation', answer)
  server.on('clientError', (error, socket) => refuseRaw(error, socket, always))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      // A connection that could not be taken is that connection's fault.
      server.off('error', reject).on('error', () => undefined)
      resolve(server)
    })
  })
}
