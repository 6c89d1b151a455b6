/** Which processes count as a program's own: their memory is its memory, and they end with it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MARK, ProcessGroup } from '../../src/processes/process-group.ts'

/** Megabytes that the last process fills, and that two processes of Node alone do not. */
const FILLED = 200

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'poly-y-group-'))))
afterEach(() => {
  for (const pid of last()) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

/** The last process of the program, by its file. */
const last = () =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(path.join(folder, 'last'))
        ? [Number(pid)]
        : []
    } catch {
      return []
    }
  })

function file(name: string, source: string): string {
  const whole = path.join(folder, `${name}.cjs`)
  writeFileSync(whole, source)
  return JSON.stringify(whole)
}

/** Starts a program that starts another one, which starts the last, and stays or goes; resolves once the last is full. */
async function start(options: string, after: string) {
  const group = new ProcessGroup()
  const full = path.join(folder, 'full')
  const filler = file(
    'last',
    `const all = Buffer.alloc(${FILLED} * 2 ** 20, 1)
require('node:fs').writeFileSync(${JSON.stringify(full)}, '')
setInterval(() => all.length, 1000)`,
  )
  const start = (name: string, options: string) =>
    `require('node:child_process').spawn(process.execPath, [${name}], { stdio: 'ignore'${options} }).unref()\n`
  const between = file('between', start(filler, options) + after)
  const first = file('first', `${start(between, '')}setInterval(() => {}, 1000)`)
  const program = spawn(process.execPath, [JSON.parse(first) as string], {
    env: { ...process.env, [MARK]: group.mark },
    detached: true,
    stdio: 'ignore',
  })
  const isFull = () => readdirSync(folder).includes('full')
  return { group, program, pid: Number(program.pid), isFull }
}

const STAYS = 'setInterval(() => {}, 1000)'
const LEAVES_ALL = ', detached: true, env: {}'

describe.skipIf(process.platform !== 'linux')('a grandchild', () => {
  it.each([
    ['in its group', '', ''],
    ['that has left its group and its parent', ', detached: true', ''],
    ['that has left its group and its environment', LEAVES_ALL, STAYS],
  ])('%s counts, and ends with the program', async (_, options, after) => {
    const { group, program, pid, isFull } = await start(options, after)
    await expect.poll(isFull, { timeout: 20_000 }).toBe(true)
    expect(group.memoryOf(pid)).toBeGreaterThan(FILLED)
    const gone = once(program, 'exit')
    group.end(pid)
    await gone
    await expect.poll(last).toEqual([])
  })

  it('that leaves its group, its environment and its parent counts if it was seen before', async () => {
    const { group, program, pid, isFull } = await start(
      LEAVES_ALL,
      "process.on('SIGTERM', () => process.exit())\n" + STAYS,
    )
    await expect.poll(isFull, { timeout: 20_000 }).toBe(true)
    const [, between] = group.look(pid)
    process.kill(between, 'SIGTERM')
    await expect.poll(() => group.look(pid)).not.toContain(between)
    expect(group.memoryOf(pid)).toBeGreaterThan(FILLED)
    const gone = once(program, 'exit')
    group.end(pid)
    await gone
    await expect.poll(last).toEqual([])
  })

  it('that leaves all three between two looks neither counts nor ends, as the help says', async () => {
    const { group, program, pid, isFull } = await start(LEAVES_ALL, 'setTimeout(() => process.exit(), 100)')
    await expect.poll(isFull, { timeout: 20_000 }).toBe(true)
    const parentOf = (child: number) => / \S (\d+) /.exec(readFileSync(`/proc/${child}/stat`, 'latin1'))?.[1]
    const reaper = parentOf(pid)
    await expect.poll(() => last().map(parentOf).includes(reaper) || last().map(parentOf).includes('1')).toBe(true)
    expect(group.memoryOf(pid)).toBeLessThan(FILLED)
    const gone = once(program, 'exit')
    group.end(pid)
    await gone
    expect(last()).toHaveLength(1)
  })
})
