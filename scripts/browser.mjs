/** The page for a browser: the renderer section of electron.vite.config.ts, served by vite. */
import path from 'node:path'
import { createServer, loadConfigFromFile, preview } from 'vite'
import { ROOT } from './build.mjs'

const HOST = '127.0.0.1'

/** The page's part of the app's configuration. */
export async function rendererConfig(command, mode) {
  const { config } = await loadConfigFromFile({ command, mode }, path.join(ROOT, 'electron.vite.config.ts'), ROOT)
  return { ...config.renderer, configFile: false, mode }
}

/** Serves the build on the port, or on any free one for 0; resolves to the address, or rejects where the port is taken. */
export async function serveBuild(port) {
  const config = await rendererConfig('serve', 'production')
  const server = await preview({
    ...config,
    logLevel: 'error',
    preview: { ...config.preview, host: HOST, port, strictPort: true, open: false },
  })
  return `http://${HOST}:${server.httpServer.address().port}/`
}

/** Serves the sources with hot reload; resolves to the address. */
export async function serveSources() {
  const config = await rendererConfig('serve', 'development')
  const server = await createServer({ ...config, server: { host: HOST } })
  await server.listen()
  return `http://${HOST}:${server.httpServer.address().port}/`
}
