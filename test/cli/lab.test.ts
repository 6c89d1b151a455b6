import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { castOf } from '../../src/engine/arena/cast.ts'
import type { Evaluator } from '../../src/engine/evaluation/evaluator.ts'
import { CLAIM_IDS } from '../../src/engine/lab/claims/claims.ts'
import type { Finding } from '../../src/engine/lab/claims/finding.ts'
import { labCells } from '../../src/engine/lab/lab-cells.ts'
import { COMPARED, type LabRequest } from '../../src/engine/lab/lab.ts'
import { cellColumns, cellRecord, rowOf } from '../../src/engine/lab/lab-record.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { ELEVEN_STONES, STATE_1, type NamedPosition } from '../../src/engine/lab/report.ts'
import { search, type SearchOptions } from '../../src/engine/search/search.ts'
import { tableText } from '../../src/cli/lab-table.ts'
import { percentText, ratioText } from '../../src/cli/text.ts'
import { csvLine } from '../../src/contract/csv.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-lab-'))
afterAll(() => rmSync(folder, { recursive: true }))

function table(named: NamedPosition, request: Omit<LabRequest, 'position'>): string[] {
  const full = { ...request, position: named.position }
  return tableText(named.name, parsePosition(named.position), full, [...labCells(full)])
}

describe('lab', () => {
  it("reproduces the report's rows of State 1, with the published ones beside them", async () => {
    const { code, stdout, stderr } = await runInside(['lab', '--count', 'report'])
    const [state1, elevenStones] = stdout.split('\n\nEleven stones\n')
    const rows = linesOf(state1).map((line) => line.trim().split(/ {2,}/))
    expect(rows[0]).toEqual(['State 1'])
    expect(rows[1][0]).toBe(STATE_1.position)
    // Each published figure with how far it is reproduced.
    expect(rows).toContainEqual([
      'alpha-beta',
      '559',
      '8,334',
      '127,682',
      '1,463,205',
      '|',
      '559 =',
      '8,934 (−600)',
      '133,673 (−5,991)',
      '–',
    ])
    expect(rows).toContainEqual([
      'aspiration',
      '582',
      '8,785',
      '133,849',
      '1,560,116',
      '|',
      '582 =',
      '9,385 (−600)',
      '140,424 (−6,575)',
      '–',
    ])
    expect(rows).toContainEqual([
      'iterative-deepening',
      '870',
      '1,624',
      '17,064',
      '29,380',
      '|',
      '870 =',
      '1,624 =',
      '17,064 =',
      '29,458 (−78)',
    ])
    expect(rows).toContainEqual([
      'negascout',
      '900',
      '2,524',
      '19,588',
      '49,338',
      '|',
      '–',
      '3,472 (−948)',
      '25,900 (−6,312)',
      '107,496 (−58,158)',
    ])
    expect(state1).toContain('State 1 is a reconstruction')
    expect(state1).toContain('alpha-beta visits 32,296 states at depth 5 instead of 1,589,351 (2.0 %)')
    expect(state1).toContain('alpha-beta, iterative-deepening, aspiration: numbering;')
    expect(state1).toContain('negascout: counting;')
    expect(rows).toContainEqual(['minimal tree, leaves', '58', '868', '1,622', '22,622', '|'])
    expect(elevenStones).toContain(ELEVEN_STONES.position)
    expect(elevenStones).not.toContain('|')
    // Away from a terminal the progress is one plain line a block.
    expect(linesOf(stderr)).toEqual([
      expect.stringMatching(/^polyy lab: State 1: 16 searches in [\d.]+ s$/),
      expect.stringMatching(/^polyy lab: Eleven stones: 16 searches in [\d.]+ s$/),
    ])
    expect(code).toBe(0)
  })

  it('prints a cell a line as JSON, and refuses what it cannot search with its line', async () => {
    const stdin = ['# two', './rr.b. b', STATE_1.position, './..... r', 'x'].join('\n')
    const { code, stdout, stderr } = await runInside(
      ['lab', '--positions', '-', '--json', '--depths', '2,1', '--algorithms', 'negascout,minimax'],
      stdin,
    )
    const cells = jsonLines(stdout)
    expect(cells.map(({ name, depth, algorithm }) => [name, depth, algorithm])).toEqual(
      ['State 1', 'line 4'].flatMap((name) =>
        [1, 2].flatMap((depth) => ['negascout', 'minimax'].map((algorithm) => [name, depth, algorithm])),
      ),
    )
    expect(cells[3]).toMatchObject({
      position: STATE_1.position,
      count: 900,
      visited: 900,
      leaves: 870,
      published: null,
    })
    expect(linesOf(stderr).filter((line) => !line.includes('searches in'))).toEqual([
      'polyy lab: line 2: the game is over: there is nothing to search',
      'polyy lab: line 5: a position has two fields, the rings and the side to move, not 1',
    ])
    expect(code).toBe(2)
  })

  it('prints CSV with a header, and names the file and line of a fault', async () => {
    const file = join(folder, 'positions.txt')
    writeFileSync(file, `\n${STATE_1.position}\n./..... x\n`)
    const { code, stdout, stderr } = await runInside([
      'lab',
      '--positions',
      file,
      '--csv',
      '--depths',
      '2',
      '--algorithms',
      'alpha-beta',
      '--count',
      'report',
    ])
    const [header, cell, ...more] = linesOf(stdout)
    expect(header).toBe(
      'name,position,algorithm,ordering,table,evaluation,depth,count,value,move,visited,leaves,expanded,evaluations,cutoffs,researches,researched,lastVisited,firstCutoffs,ms,published,difference,reached,withoutRoom',
    )
    expect(cell).toMatch(
      new RegExp(
        `^State 1,${STATE_1.position},alpha-beta,id,off,bit-parallel,2,559,1,[a-d]\\d+,589,559,31,559,28,0,0,589,4,[\\d.]+,559,0,2,0$`,
      ),
    )
    expect(more).toEqual([])
    expect(stderr).toContain(`polyy lab: ${file}: line 3: the side to move is r or b, not "x"`)
    expect(code).toBe(2)
  })
})

describe('the table', () => {
  it('has no published column away from State 1, and no minimal tree where a game can end', () => {
    const lines = table(
      { name: 'line 7', position: './..... r' },
      { algorithms: ['alpha-beta'], depths: [2, 3], counting: 'visited' },
    )
    expect(lines[0]).toBe('line 7')
    expect(lines.join('\n')).not.toContain('|')
    expect(lines.at(-2)).toMatch(/^minimal tree, leaves +10 +–$/)
    expect(lines.at(-1)).toMatch(/^no minimal tree where a game can end within the depth/)
  })

  it('marks a search that ended before its depth with the depth it reached', () => {
    const lines = table(
      { name: 'x', position: './..... r' },
      { algorithms: ['alpha-beta', 'negascout'], depths: [2, 3, 4, 5], counting: 'visited' },
    )
    const rows = lines.map((line) => line.trim().split(/ {2,}/))
    expect(rows).toContainEqual(['alpha-beta', '24', '31', '40', '45'])
    expect(rows).toContainEqual(['negascout', '26', '43', '43 (3)', '43 (3)'])
    expect(lines).toContainEqual(expect.stringMatching(/^\(1\) and the like: the depth reached/))
  })

  it('says of a search whose memory of orders was full how often a state found no room', () => {
    const request = {
      position: STATE_1.position,
      algorithms: ['negascout'],
      depths: [2, 3],
      counting: 'visited',
    } as const
    const cells = [...labCells(request)].map((cell) =>
      cell.depth === 2
        ? cell
        : {
            ...cell,
            result: { ...cell.result, memory: { ordering: { states: 8, room: 8, lacking: 1234 }, table: null } },
          },
    )
    const lines = tableText('x', parsePosition(STATE_1.position), request, cells)
    expect(lines.filter((line) => line.includes('memory'))).toEqual([
      'negascout, depth 3: the memory of orders was full, and 1,234 times a state found no room',
    ])
  })

  it('has one ordering for all where it is asked to, and says where not', async () => {
    const searched = async (...options: string[]) => {
      const { stdout, code } = await runInside(
        ['lab', '--positions', '-', '--depths', '2', '--json', ...options],
        STATE_1.position,
      )
      expect(code).toBe(0)
      return jsonLines(stdout).map(({ visited }) => visited)
    }
    const [own, alike] = await Promise.all([
      searched(),
      searched('--ordering', 'id', '--table', 'symmetric', '--evaluation', 'floyd-warshall'),
    ])
    const visited = (ordering?: 'id') =>
      COMPARED.map(
        (algorithm) =>
          search(parsePosition(STATE_1.position), {
            algorithm,
            depth: 2,
            ...(ordering && { ordering, table: 'symmetric' }),
          }).visited,
      )
    expect(own).toEqual(visited())
    expect(alike).toEqual(visited('id'))
    const text = (request: Partial<LabRequest>) =>
      table(STATE_1, { algorithms: ['alpha-beta', 'negascout'], depths: [2], counting: 'visited', ...request }).join(
        '\n',
      )
    expect(text({})).toContain('each search has its own ordering of successors')
    expect(text({ ordering: 'last' })).not.toContain('ordering of successors')
    // The report's figures are of its own searches.
    expect(text({ counting: 'report', ordering: 'last' })).not.toContain('|')
  })

  it('has another evaluator for all searches or for one, and names it; what was published is of f', async () => {
    const base = [
      'lab',
      '--positions',
      '-',
      '--depths',
      '2',
      '--algorithms',
      'alpha-beta,negascout',
      '--csv',
      '--count',
      'report',
    ]
    const evaluator = (castOf('weaver')?.mind as { options: SearchOptions }).options.evaluator as Evaluator
    const [one, all] = await Promise.all(
      [['negascout=weaver'], ['weaver']].map(([who]) => runInside([...base, '--evaluator', who], STATE_1.position)),
    )
    const columns = ({ stdout }: { stdout: string }) => linesOf(stdout).map((line) => line.split(','))
    const [header, ...rows] = columns(one)
    const at = (name: string, of = rows) => of.map((fields) => fields[header.indexOf(name)])
    const visited = (algorithm: 'alpha-beta' | 'negascout', by?: Evaluator) =>
      String(
        search(parsePosition(STATE_1.position), {
          algorithm,
          depth: 2,
          ...(algorithm === 'negascout' && { ordering: 'value' }),
          ...(by && { evaluator: by }),
        }).visited,
      )
    expect(at('evaluator')).toEqual(['report', 'weaver'])
    expect(at('visited')).toEqual([visited('alpha-beta'), visited('negascout', evaluator)])
    expect(at('published').map((text) => text === '')).toEqual([false, true])
    expect(at('visited', columns(all).slice(1))).toEqual([
      visited('alpha-beta', evaluator),
      visited('negascout', evaluator),
    ])
    const text = table(STATE_1, {
      algorithms: ['alpha-beta', 'negascout'],
      depths: [2],
      counting: 'visited',
      evaluators: { negascout: { name: 'weaver', evaluator } },
    }).join('\n')
    expect(text).toContain('leaves are worth: alpha-beta by f, negascout by weaver')
    expect([one.code, all.code]).toEqual([0, 0])
  })

  it('refuses the network of another board', async () => {
    const { code, stderr } = await runInside(
      ['lab', '--depths', '1', '--evaluator', 'network-2', '--positions', '-'],
      './..... r',
    )
    expect(stderr).toMatch(/network-2 is a network for another board/)
    expect(code).toBe(2)
  })

  it('quotes a CSV field that needs it', () => {
    const position = parsePosition('./..... r')
    const [cell] = labCells({ position: './..... r', algorithms: ['minimax'], depths: [1], counting: 'visited' })
    const record = cellRecord(
      'a "b", c: line 1',
      { position: './..... r', algorithms: ['minimax'], depths: [1], counting: 'visited' },
      position.board,
      cell,
    )
    const columns = cellColumns({})
    const line = csvLine(rowOf(record, columns))
    expect(line).toMatch(/^"a ""b"", c: line 1",\.\/\.\.\.\.\. r,minimax,id,off,bit-parallel,1,6,/)
    expect(line.endsWith(',,,1,0\r\n')).toBe(true)
    expect(columns).toHaveLength(24)
  })
})

it('claims prints each sentence with its verdict and figures, the same as JSON', async () => {
  // On a small board the searches end soon; more than one worker would only cost its start.
  const words = ['claims', '--sample', '10x3', '--size', '3', '--cores', '1']
  const [text, json] = await Promise.all([runInside(words), runInside([...words, '--json'])])
  const findings = jsonLines(json.stdout) as unknown as ({ claim: string; sentence: string } & Finding)[]
  expect(findings.map(({ claim }) => claim)).toEqual(CLAIM_IDS)
  for (const { claim, sentence, verdict, figures } of findings.filter(
    (finding) => !['evaluation', 'terminal', 'leaves'].includes(finding.claim),
  )) {
    expect(text.stdout, claim).toContain(`${sentence}  ${verdict.toUpperCase()}`)
    for (const { series, value, lower, upper, count, range } of figures) {
      const isShare =
        ['guess', 'horizon', 'corners', 'mistakes', 'memory'].includes(claim) || series.startsWith('filled-')
      const write = isShare ? percentText : ratioText
      // Three positions are enough for the interval of a share, though not of a median: JSON has null for infinite
      // ends.
      const interval =
        (lower as number | null) === null ? 'too few for an interval' : `${write(lower)} to ${write(upper)}`
      expect(text.stdout, claim).toContain(
        value === null
          ? '–'
          : `${write(value)} (${interval}), n ${count}${isShare && range ? `, from ${range.map(write).join(' to ')}` : ''}`,
      )
    }
  }
  expect(text.stdout).toMatch(
    /without room for one\n(?: {2}(?:alpha-beta|iterative-deepening), depth [2-5](?: +[\d,]+){4}\n){8}\n/,
  )
  expect(text.stdout).toMatch(/leaves +positions\n +5 +20,389,320 +1,699,110\n/)
  expect([text.code, json.code]).toEqual([0, 0])
})
