/**
 * The package of `npm pack`: what is in it, and that its command line and its library work where nothing else is
 * installed. The archive is made once and installed without a network into a folder that has nothing but it.
 */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'
import { newFolder } from '../main/desktop.ts'

const shell = process.platform === 'win32'
const npm = (cwd: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: 'pipe', shell })

interface Manifest {
  version: string
  main: string
  exports: Record<string, string>
  devDependencies: Record<string, string>
}
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest

let folder: string
/** The folder in which the package is installed. */
let user: string
let packed: { filename: string; files: { path: string }[] }

beforeAll(() => {
  folder = newFolder()
  user = path.join(folder, 'user')
  mkdirSync(user)
  writeFileSync(path.join(user, 'package.json'), '{ "private": true, "type": "module" }')
  packed = (JSON.parse(npm(ROOT, 'pack', '--json', '--silent', '--pack-destination', folder)) as [typeof packed])[0]
  npm(user, 'install', '--offline', '--no-audit', '--no-fund', path.join(folder, packed.filename))
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const polyy = (...words: string[]) =>
  promisify(execFile)(path.join(user, 'node_modules/.bin/polyy'), words, { cwd: user, shell })

describe('the archive', () => {
  const filesOf = () => packed.files.map(({ path }) => path)

  test('holds nothing but the built command line with its data, the library and what has changed', () => {
    const expected =
      /^(package\.json|(README|CHANGELOG)\.md|out\/cli\/[\w-]+\.js|out\/cli\/notices\.json|out\/engine\/([\w-]+\/)+[\w-]+(\.js|\.d\.ts)|src\/engine\/(puzzles\/shipped|solver\/book)\.json)$/
    expect(filesOf().filter((file) => !expected.test(file))).toEqual([])
  })

  test('holds all that the command line needs', () => {
    expect(filesOf()).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'out/cli/polyy.js',
        'out/cli/engine-thread.js',
        'out/cli/notices.json',
        'src/engine/puzzles/shipped.json',
        'src/engine/solver/book.json',
      ]),
    )
  })

  test('leaves out the desktop’s code', () => {
    // npm packs `main` whatever `files` says, unless its path begins with a dot: Electron's code is not for this
    // package.
    expect(manifest.main).toBe('./out/main/index.js')
  })

  test('has less than 540 kB', () => {
    expect(statSync(path.join(folder, packed.filename)).size).toBeLessThan(540_000)
  })

  test('has each public module with its declarations', () => {
    const files = packed.files.map(({ path }) => `./${path}`)
    for (const file of Object.values(manifest.exports))
      expect(files).toEqual(expect.arrayContaining([file, file.replace(/\.js$/, '.d.ts')]))
  })

  test('names the licences of the packages that are in it', () => {
    const cli = packed.files.map(({ path }) => path).filter((file) => /^out\/cli\/.*\.js$/.test(file))
    const code = cli.map((file) => readFileSync(path.join(user, 'node_modules/poly-y', file), 'utf8')).join('\n')
    // The bundler says above each CommonJS module where it is from. Valibot is none: it names itself in each schema.
    const bundled = new Set(
      [...code.matchAll(/^\/\/ .*?node_modules\/((?:@[^/]+\/)?[^/]+)\/|vendor: "(valibot)"/gm)].map(
        ([, name, vendor]) => name ?? vendor,
      ),
    )
    const notices = JSON.parse(readFileSync(path.join(user, 'node_modules/poly-y/out/cli/notices.json'), 'utf8')) as {
      texts: string[]
      packages: { name: string; version: string; text: number }[]
    }
    expect([...bundled]).toContain('commander')
    expect(notices.packages.map(({ name }) => name)).toEqual([...bundled].sort())
    for (const { name, version, text } of notices.packages) {
      expect(version).toBe(
        (JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as { version: string })
          .version,
      )
      expect(notices.texts[text]).toMatch(/copyright/i)
    }
  })

  test('needs no other package', () => {
    // What npm itself notes of all that it has installed, by place.
    const { packages } = JSON.parse(readFileSync(path.join(user, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string; dependencies?: object }>
    }
    expect(
      Object.entries(packages).map(([place, { version, dependencies }]) => [place, version, dependencies]),
    ).toEqual([['node_modules/poly-y', manifest.version, undefined]])
    expect(readdirSync(path.join(user, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['poly-y'])
  })
})

describe('its command line', () => {
  test('explains itself and a command', async () => {
    const { stdout } = await polyy('--help')
    const commands = [...stdout.slice(stdout.indexOf('\nCommands:')).matchAll(/^ {2}([a-z]+) /gm)]
      .map(([, name]) => name)
      .filter((name) => name !== 'help')
    expect(commands).toEqual(expect.arrayContaining(['search', 'solve', 'lab', 'play']))
    // That each of its commands does is asked of the same code in test/cli/program.test.ts, without a process for each.
    expect((await polyy('play', '--help')).stdout).toMatch(/^Usage: polyy play /)
  })

  test('is a command of the whole computer after a global install', async () => {
    const prefix = path.join(folder, 'global')
    npm(
      folder,
      'install',
      '--global',
      '--prefix',
      prefix,
      '--offline',
      '--no-audit',
      '--no-fund',
      path.join(folder, packed.filename),
    )
    const command = path.join(prefix, process.platform === 'win32' ? 'polyy.cmd' : 'bin/polyy')
    const { stdout } = await promisify(execFile)(command, ['table', '--size', '2'], { cwd: folder, shell })
    expect(stdout).toContain('best play from the empty board: b1 a1 b2')
  })

  test.concurrent('searches, solves, evaluates and tabulates', async () => {
    const open = './...../........../.........r..... b'
    const [search, solve, evaluate, table] = await Promise.all([
      polyy('search', open, '--depth', '2', '--json'),
      polyy('solve', open, '--json'),
      polyy('evaluate', open),
      polyy('table', '--size', '2'),
    ])
    expect(JSON.parse(search.stdout)).toMatchObject({ position: open, depth: 2 })
    expect(JSON.parse(solve.stdout)).toMatchObject({ position: open, winner: 'red' })
    expect(evaluate.stdout).toContain(open)
    expect(table.stdout).toContain('best play from the empty board: b1 a1 b2')
  })

  test.concurrent('measures on its worker threads', async () => {
    const { stdout } = await polyy('lab', '--sample', '2x3', '--size', '2', '--depths', '2', '--cores', '2', '--json')
    expect(stdout).toContain('negascout')
  })

  test.concurrent('holds matches', async () => {
    const { stdout } = await polyy('match', 'alpha-beta:1', 'negascout:1', '--size', '2', '--games', '4', '--json')
    expect(JSON.parse(stdout.trim().split('\n').at(-1) as string)).toMatchObject({
      first: 'alpha-beta:1',
      second: 'negascout:1',
      byColour: [{ games: 2 }, { games: 2 }],
    })
  })

  test.concurrent('finds the puzzles and the book that come with it', async () => {
    const { stdout } = await polyy('puzzles', '--list', '--json')
    expect(stdout.trim().split('\n').length).toBeGreaterThan(1000)
    const { stderr } = await polyy('book', '--verify', '1', '--memory', '100')
    expect(stderr).toMatch(/1 of [\d, ]+ entries of 4 stones proven again, all right/)
  })

  test.concurrent('plays', async () => {
    const { stdout } = await polyy('play', '--size', '2', '--red', 'alpha-beta:2', '--blue', 'random')
    expect(stdout).toMatch(/wins/)
  })
})

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')

/** Checks the types of a text as a user's compiler does; what it says. */
async function faultsIn(name: string, text: string, resolution: 'bundler' | 'nodenext'): Promise<string> {
  writeFileSync(path.join(user, name), text)
  const options = [
    '--noEmit',
    '--ignoreConfig',
    '--strict',
    '--skipDefaultLibCheck',
    '--target',
    'es2023',
    '--lib',
    'es2023',
    '--module',
    resolution === 'bundler' ? 'esnext' : 'nodenext',
    '--moduleResolution',
    resolution,
  ]
  return promisify(execFile)(process.execPath, [TSC, ...options, name], { cwd: user }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

describe('its library', () => {
  test('runs the example of docs/library.md as it stands', async () => {
    const example =
      /```js\n(.*?poly-y\/.*?)```/s.exec(readFileSync(path.join(ROOT, 'docs/library.md'), 'utf8'))?.[1] ?? ''
    expect(example.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(10)
    writeFileSync(path.join(user, 'example.mjs'), example)
    const { stdout } = await promisify(execFile)(process.execPath, ['example.mjs'], { cwd: user })
    expect(stdout).toBe(/\/\/ (.*)\s*$/.exec(example)?.[1].concat('\n'))
  })

  test('loads each public module, and no other', async () => {
    // One process for all, with a thread for each, which has none of the modules that another has loaded.
    const load = (...names: string[]) => {
      const inThread =
        "import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(Object.keys(await import('poly-y/' + workerData)).length)"
      const script = `
        import { once } from 'node:events'
        import { Worker } from 'node:worker_threads'
        const counts = ${JSON.stringify(names)}.map(async (workerData) => (await once(new Worker(${JSON.stringify(inThread)}, { eval: true, workerData }), 'message'))[0])
        console.log(JSON.stringify(await Promise.all(counts)))`
      return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: user })
    }
    const names = Object.keys(manifest.exports).map((name) => name.slice(2))
    const counts = JSON.parse((await load(...names)).stdout) as number[]
    expect(counts).toHaveLength(names.length)
    expect(names.filter((_, i) => !(counts[i] > 0))).toEqual([])
    await expect(load('out/cli/polyy.js')).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })

  const USE = `import { parsePosition } from 'poly-y/notation'
import { Solver, type Solution } from 'poly-y/solver'
const position = parsePosition('./...../........../.........r..... b')
export const solution: Solution = new Solver(position.board).solve(position)
`
  test.concurrent.each(['bundler', 'nodenext'] as const)('has types for %s, which find a fault', async (resolution) => {
    const imports = Object.keys(manifest.exports)
      .map((name, i) => `export * as m${i} from 'poly-y/${name.slice(2)}'\n`)
      .join('')
    const wrong = 'export const wrong: number = solution.winner\n'
    const faults = await faultsIn(`${resolution}.ts`, imports + USE + wrong, resolution)
    expect(faults.match(/error TS\d+: .*/g)).toEqual([
      "error TS2322: Type 'string' is not assignable to type 'number'.",
    ])
  })
})
