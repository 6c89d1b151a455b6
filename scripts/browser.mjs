/** The page for a browser: the renderer section of electron.vite.config.ts, built, or from its sources. */
import path from 'node:path'
import { createServer, loadConfigFromFile } from 'vite'
import { ROOT } from './build.mjs'
import { HOST, serveFolder } from './serve.mjs'

/** The page's part of the app's configuration. */
export async function rendererConfig(command, mode) {
  const { config } = await loadConfigFromFile({ command, mode }, path.join(ROOT, 'electron.vite.config.ts'), ROOT)
  return { ...config.renderer, configFile: false, mode }
}

/**
 * Serves the build on the port, or on any free one for 0; resolves to the address, or rejects where the port is taken.
 */
export async function serveBuild(port) {
  const { build, preview } = await rendererConfig('serve', 'production')
  const server = await serveFolder(build.outDir, preview.headers, port)
  return `http://${HOST}:${server.address().port}/`
}

/** Serves the sources with hot reload; resolves to the address. */
export async function serveSources() {
  const config = await rendererConfig('serve', 'development')
  const server = await createServer({ ...config, server: { host: HOST } })
  await server.listen()
  return `http://${HOST}:${server.httpServer.address().port}/`
}
