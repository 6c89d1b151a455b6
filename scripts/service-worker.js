/*
 * The web app's service worker: keeps all files of one build, so that the app works without a network, and a window never
 * mixes two builds. The build writes VERSION and FILES before this text. Workbox removes the files of the previous build as
 * soon as the next one takes over, though another window may still need them, and it comes with 300 packages.
 */
const OURS = `poly-y ${registration.scope} `
const CACHE = OURS + VERSION

/** In the cache of a build that another has followed: the ids of the windows that may run it. */
const WINDOWS = './windows-of-this-build'

addEventListener('install', (event) => event.waitUntil(keepFiles()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', ({ data }) => {
  // Only a window knows when its game is saved, so the next build waits until one asks for it.
  if (data === 'take over') skipWaiting()
})
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(registration.scope))
    event.respondWith(answer(event.request))
})

/**
 * Keeps all files or none, bypassing the browser's own cache, which may hold those of the previous build. `addAll` puts
 * them in together: a cache with anything in it is whole.
 */
async function keepFiles() {
  const cache = await caches.open(CACHE)
  if (await isWhole(cache)) return
  try {
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
}

const isWhole = async (cache) => (await cache.keys()).length > 0

/** Earlier builds stay that a window may still run, and fetch later parts of. */
async function takeOver() {
  const windows = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id)
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE && !(await isUsed(name, windows))) await caches.delete(name)
  await clients.claim()
}

/**
 * @param windows ids of those open now: each runs a build before this one, and another id stands for it once it is
 *   loaded anew
 */
async function isUsed(name, windows) {
  const cache = await caches.open(name)
  // The next build may be on its way already.
  if (!(await isWhole(cache))) return registration.installing !== null
  const noted = await cache.match(WINDOWS)
  if (noted !== undefined) return (await noted.json()).some((id) => windows.includes(id))
  // Without room for the note the build stays once more.
  await cache.put(WINDOWS, new Response(JSON.stringify(windows))).catch(() => undefined)
  return true
}

async function answer(request) {
  const options = { ignoreSearch: true, ignoreVary: true }
  const cache = await caches.open(CACHE)
  const kept = (await cache.match(request, options)) ?? (await caches.match(request, options))
  // The page is kept as './': some servers redirect index.html there, and a redirected response opens no page.
  return kept ?? (request.mode === 'navigate' ? await cache.match('./') : null) ?? fetch(request)
}
