/*
 * The web app's service worker: keeps all files of one build, so that the app works without a network, and a window never
 * mixes two builds. The build writes VERSION and FILES before this text. Workbox removes the files of the previous build as
 * soon as the next one takes over, though another window may still need them, and it comes with 300 packages.
 */
const OURS = `poly-y ${registration.scope} `
const CACHE = OURS + VERSION

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

/** Keeps all files or none, bypassing the browser's own cache, which may hold those of the previous build. */
async function keepFiles() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
}

/** The previous build stays: another window may still run it and fetch its later parts. */
async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await clients.claim()
}

async function answer(request) {
  const options = { ignoreSearch: true, ignoreVary: true }
  const cache = await caches.open(CACHE)
  const kept = (await cache.match(request, options)) ?? (await caches.match(request, options))
  // The page is kept as './': some servers redirect index.html there, and a redirected response opens no page.
  return kept ?? (request.mode === 'navigate' ? await cache.match('./') : null) ?? fetch(request)
}
