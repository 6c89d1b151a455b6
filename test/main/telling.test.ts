/** A message of the main process waits for the next page when the page has gone. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MenuBar } from '../../src/contract/menu-schema.ts'
import { Desktop, newFolder } from './desktop.ts'

let folder: string
let desktop: Desktop

beforeEach(async () => {
  folder = newFolder()
  desktop = await Desktop.start(path.join(folder, 'data'))
})

afterEach(async () => {
  await desktop.kill()
  rmSync(folder, { recursive: true, force: true })
})

const BAR: MenuBar = {
  language: 'en',
  menus: [
    {
      type: 'menu',
      label: 'Game',
      items: [{ type: 'command', command: 'undo', label: 'Undo', key: null, enabled: true, chosen: null }],
    },
  ],
}

test('waits for the next one, and ends nothing: files, links, commands, replies of the engine', async () => {
  const file = path.join(folder, 'game.sgf')
  writeFileSync(file, '(;)')
  const [files, link] = await desktop.run(
    async ({ app, thePolyY, theContents, menuItem }, { file, bar }) => {
      await thePolyY().menu.show(bar)
      theContents().disposesFrame = true
      thePolyY().engine.post('play', { id: 1, kind: 'sample', request: { boardSize: 2, stones: 1, count: 1, seed: 1 } })
      app.emit('second-instance', {}, [file, 'polyy://app/index.html#play'], '/')
      menuItem('Game', 'Undo').click({}, null, {})
      let files: readonly unknown[] = []
      while (files.length === 0) files = await thePolyY().files.take()
      return [files, await thePolyY().links.take()] as const
    },
    { file, bar: BAR },
  )
  expect(files).toHaveLength(1)
  expect(link).toBe('polyy://app/index.html#play')
  await expect.poll(() => desktop.console).toContain('engine:reply did not reach the page')
  for (const channel of ['files:opened', 'links:followed', 'menu:command'])
    expect(desktop.console).toContain(`${channel} did not reach the page`)
  expect(await desktop.run(() => 'still here')).toBe('still here')
})
