/** Everything that the documents name is there: pages they link to, modules and commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SEARCH_SETTINGS } from '../../src/engine/search/settings.ts'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const read = (file: string) => readFileSync(file, 'utf8')
/** Words in backticks. */
const coded = (file: string) => [...read(file).matchAll(/`([^`]+)`/g)].map(([, words]) => words)

it.each(DOCUMENTS)('%s links to what is there', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
  for (const link of links) expect(existsSync(path.join(path.dirname(file), link)), link).toBe(true)
})

it.each(DOCUMENTS)('%s names files and folders that there are', (file) => {
  const paths = coded(file).filter((word) => /^(src|scripts|test|docs|bench|\.github)\/[\w./-]+$/.test(word))
  expect(paths.filter((name) => !existsSync(name))).toEqual([])
})

const ALL = DOCUMENTS.map(read).join('\n')
/** The commands of polyy. */
const COMMANDS = [...read('src/cli/program.ts').matchAll(/\{ name: '([a-z-]+)', load: /g)].map(([, command]) => command)

it('the documents name scripts of npm that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const run = [...ALL.matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, script]) => script)
  expect(run.filter((script) => !(script in scripts))).toEqual([])
  expect(run.length).toBeGreaterThan(20)
})

it('the documents name commands of polyy that there are', () => {
  const asked = [...ALL.matchAll(/polyy -- ([a-z-]+)|`polyy ([a-z-]+)/g)].map(
    ([, inClone, installed]) => inClone ?? installed,
  )
  expect(asked.filter((command) => !COMMANDS.includes(command))).toEqual([])
  expect(asked.length).toBeGreaterThan(10)
})

it('docs/cli.md has every command', () => {
  const rows = [...read('docs/cli.md').matchAll(/^\| `([a-z][a-z-]*)/gm)].map(([, command]) => command)
  expect(rows.toSorted()).toEqual(COMMANDS.toSorted())
})

it('the examples of CONTRIBUTING.md are lines of the sources', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(path.join('src', name)))
    .join('\n')
  const examples = [...read('CONTRIBUTING.md').matchAll(/```ts\n([^]*?)\n```/g)].map(([, example]) => example)
  expect(examples.filter((example) => !code.includes(example))).toEqual([])
  expect(examples.length).toBeGreaterThan(1)
})

it('docs/sources.md names modules, commands and options that there are', () => {
  const folders = readdirSync('src/engine')
  const commands = readdirSync('src/cli').flatMap((name) => /^(.*)\.ts$/.exec(name)?.[1] ?? [])
  const named = coded('docs/sources.md')
  const modules = named.filter((word) => folders.includes(word.split('/')[0]) && word.includes('/'))
  for (const module of modules)
    expect(existsSync(`src/engine/${module.replace(/\/$/, '')}`) || existsSync(`src/engine/${module}.ts`), module).toBe(
      true,
    )
  const asked = named.filter((word) => /^[a-z][a-z-]*( --|$)/.test(word)).map((word) => word.split(' ')[0])
  for (const command of asked) if (command !== 'successors') expect(commands, command).toContain(command)
  const sources = commands.map((command) => read(`src/cli/${command}.ts`)).join('\n')
  const options = named.flatMap((word) => word.match(/--[a-z]+/g) ?? [])
  // The options of a search's settings, and of the plans of studies, are made from what declares them.
  const plans = readdirSync('src/contract/studies').map((name) => read(`src/contract/studies/${name}`))
  const flags = [...plans.join('\n').matchAll(/flag: '([\w-]+)/g)].map(([, flag]) => flag)
  const declared = [...Object.keys(SEARCH_SETTINGS), ...flags].map((name) => `--${name}`)
  for (const option of options)
    if (!declared.includes(option)) expect(sources, option).toMatch(new RegExp(`'(-\\w, )?${option}[ ']`))
  expect([modules.length, asked.length, options.length].every((count) => count > 5)).toBe(true)
})

/** Surnames and a year, as a comment cites a work: "Knuth and Moore 1975", "Lyakhov and Trishin (2013)". */
const CITATION =
  /((?:van )?\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*(?: and (?:te )?\p{Lu}[\p{L}-]+| et al\.)?) \(?((?:19|20)\d\d)\b/gu

it('docs/references.md lists every work that a comment cites, and no other', () => {
  const files = ['src', 'test/engine'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  const comments = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => read(name).match(/\/\*\*[^]*?\*\/|\/\/ .*/g) ?? [])
  const lines = comments.map((comment) => comment.replace(/\n\s*\* ?/g, ' '))
  const cited = new Set(
    lines.flatMap((line) => [...line.matchAll(CITATION)].map(([, names, year]) => `${names} ${year}`)),
  )
  const listed = [...read('docs/references.md').matchAll(/^- \*\*(.+?)\*\*: /gm)].map(([, key]) => key)
  expect([...cited].filter((work) => !listed.includes(work))).toEqual([])
  const text = [...lines, read('docs/sources.md'), read('docs/sgf.md')].join('\n')
  expect(listed.filter((key) => !cited.has(key) && (/ \d{4}$/.test(key) || !text.includes(key)))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  expect(cited.size).toBeGreaterThan(40)
})

it('docs/formats.md has every format that there is, with its version', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const formats = files.flatMap((name) => {
    const code = read(path.join('src', name))
    return [...code.matchAll(/'(poly-y [a-z ]+?)( \d+)?'/g)].map(([, format, line = '']) => {
      const version = line === '' ? /(?:VERSION = |version: )(\d+)/.exec(code)?.[1] : null
      return version === null ? `\`${format}${line}\`` : `\`${format}\`, ${version}`
    })
  })
  const rows = read('docs/formats.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  for (const format of formats)
    expect(
      rows.filter((row) => row.split(' | ')[1].startsWith(format)),
      format,
    ).toHaveLength(1)
  expect(rows.filter((row) => row.includes('`poly-y ')).length).toBe(new Set(formats).size)
  expect(formats.length).toBeGreaterThan(15)
})

it('the version of the app stands in package.json alone', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(tsx?|json|html)$/.test(name),
  )
  expect(files.filter((name) => read(path.join('src', name)).includes(version))).toEqual([])
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`)
})
