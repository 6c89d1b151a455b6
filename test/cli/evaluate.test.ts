import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { jsonLines, linesOf, startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const EVALUATIONS = [
  { position: STATE_1.position, blue: 4, red: 3, value: 1, winner: null },
  { position: './rr.b. b', blue: 1, red: 0, value: '+inf', winner: 'red' },
  { position: './rrbrr/brrbbrbbrb b', blue: null, red: 0, value: '+inf', winner: 'red' },
  { position: 'r/bbrrb/brrbr.bbr. r', blue: 0, red: null, value: '-inf', winner: 'blue' },
]

describe('evaluate', () => {
  it('answers stdin in order, whatever stands between the positions', async () => {
    const [first, ...others] = EVALUATIONS.map(({ position }) => position)
    const stdin = ['# openings', first, '', './..x.. r', ...others, '  ', 'what', './..... b'].join('\r\n')
    const { code, stdout, stderr } = await runInside(['evaluate', '-', '--json'], stdin)
    expect(jsonLines(stdout)).toEqual(EVALUATIONS)
    expect(linesOf(stderr)).toEqual([
      `polyy evaluate: line 4: node b3 is one of r, b and '.', not "x"`,
      'polyy evaluate: line 9: a position has two fields, the rings and the side to move, not 1',
      'polyy evaluate: line 10: this position cannot arise: with Blue to move Red must have one stone more than Blue, not 0 to 0',
    ])
    expect(code).toBe(2)
  })

  it('prints its keys in a fixed order', async () => {
    const { code, stdout, stderr } = await runInside(['evaluate', STATE_1.position, '--json'])
    expect(stdout).toBe(`{"position":"${STATE_1.position}","blue":4,"red":3,"value":1,"winner":null}\n`)
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

  it('prints a table for people; the shell may split the position', async () => {
    const { code, stdout } = await runInside(['evaluate', ...STATE_1.position.split(' ')])
    const [heads, row, ...more] = linesOf(stdout)
    expect(heads).toMatch(/^position +Red needs +Blue needs +f +winner$/)
    expect(row.split(/ {2,}/)).toEqual([STATE_1.position, '3', '4', '+1', '–'])
    expect(more).toEqual([])
    expect(code).toBe(0)
  })

  it('answers each line as it comes', async () => {
    const child = startCli(['evaluate', '--json', '-'])
    for (const { position } of EVALUATIONS) {
      child.stdin.write(`${position}\n`)
      const [answer] = (await once(child.stdout, 'data')) as [Buffer]
      expect(JSON.parse(String(answer))).toMatchObject({ position })
    }
    child.stdin.end()
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(0)
  })

  it('stops without a word when nobody reads on', async () => {
    const child = startCli(['evaluate', '--json', '-'])
    let stderr = ''
    child.stderr.on('data', (text: Buffer) => (stderr += String(text)))
    child.stdin.on('error', () => {})
    child.stdin.write(`${STATE_1.position}\n`)
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.end(`${STATE_1.position}\n`.repeat(5000))
    const [code] = (await once(child, 'close')) as [number]
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })
})
