/**
 * Styles: each sheet beside the one component that imports it, about classes of its own folder, none unused, none that
 * comes with another page only. Stylelint holds the rest (stylelint.config.mjs).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'
import { expect, it } from 'vitest'

const ROOT = 'src/renderer'

function filesIn(folder: string, name: RegExp): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file))
  return new Map(files.map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')]))
}

const SOURCES = filesIn(ROOT, /\.tsx?$/)
const STYLES = new Map([...filesIn(ROOT, /\.css$/)].filter(([file]) => path.basename(file) !== 'layers.css'))
/** The files that each file imports, by their paths. */
const IMPORTS = new Map([...SOURCES].map(([file, text]) => [file, importsOf(file, text)]))

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\b[^']*'(\.[^']+)'/gm)].map(([, name]) =>
    path.join(path.dirname(file), name),
  )
}

/** The selectors of a sheet, one by one. */
function selectorsOf(css: string): Selector[] {
  const selectors: Selector[] = []
  postcss.parse(css).walkRules((rule) => {
    const { parent } = rule
    if (parent?.type !== 'atrule' || (parent as postcss.AtRule).name !== 'keyframes')
      selectors.push(...selectorParser().astSync(rule.selector).nodes)
  })
  return selectors
}

function classesOf(selector: Selector): string[] {
  const names: string[] = []
  selector.walkClasses(({ value }) => void names.push(value))
  return names
}

const SELECTORS = new Map([...STYLES].map(([file, css]) => [file, selectorsOf(css)]))
const CLASSES = new Map([...SELECTORS].map(([file, selectors]) => [file, new Set(selectors.flatMap(classesOf))]))

/** The sheets of elements and of the kit, which are for all components. */
const isForAll = (file: string) => path.dirname(file) === `${ROOT}/styles`

it('the order of the layers comes before all styles, in the built page too', () => {
  expect(readFileSync(`${ROOT}/public/layers.css`, 'utf8')).toContain('@layer reset, ui, parts, pages;')
  const [first] = readFileSync('out/renderer/index.html', 'utf8').matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)
  expect(first[1]).toBe('./layers.css')
})

/** The folder of a page; null for what several pages show. */
const pageOf = (file: string) => /^pages\/([^/]+)\//.exec(path.relative(ROOT, file))?.[1] ?? null

/** Classes that a sheet styles wherever they are, and not only inside of a block of its own, each by its page. */
const UNBOUND = [...SELECTORS].flatMap(([file, selectors]) =>
  selectors
    .filter(
      ({ nodes: [first, ...rest] }) => first.type === 'class' && rest.every(({ type }) => /pseudo|attr/.test(type)),
    )
    .map(({ nodes: [first] }) => ({ name: String(first.value), page: pageOf(file) })),
)

/** The classes that each component gives in so many words. */
const GIVEN = new Map(
  [...SOURCES].map(([file, text]) => [
    file,
    [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')),
  ]),
)

/** Who names a class: the sheets that style it, and the components that give it to an element. */
const namedBy = (name: string) => [
  ...[...CLASSES].filter(([file, names]) => !isForAll(file) && names.has(name)).map(([file]) => file),
  ...[...GIVEN].filter(([, names]) => names.includes(name)).map(([file]) => file),
]

it('a page styles no class that another page names, nor one that several pages show', () => {
  // What a page has fetched stays: its rules for a class would hold wherever that class is.
  const strange = UNBOUND.filter(({ page }) => page !== null).flatMap(({ name, page }) =>
    namedBy(name)
      .filter((file) => pageOf(file) !== page)
      .map((file) => `.${name} of ${page} in ${file}`),
  )
  expect([...new Set(strange)].sort()).toEqual([])
})

it.each([...STYLES])('%s has at most 250 lines', (_, css) =>
  expect(css.trimEnd().split('\n').length).toBeLessThanOrEqual(250),
)

it.each([...STYLES.keys()])('%s is imported once, by what stands beside it', (file) => {
  const importers = [...IMPORTS].flatMap(([source, names]) => names.filter((name) => name === file).map(() => source))
  expect(importers).toHaveLength(1)
  const { dir, name } = path.parse(file)
  if (dir === `${ROOT}/styles`) return expect(importers).toEqual([`${dir}/all.ts`])
  const importer = path.parse(importers[0])
  expect(importer.dir).toBe(dir)
  // What several components of a folder share has the folder's name.
  expect([name, path.basename(dir) === name ? importer.name : name]).toContain(importer.name)
})

const stringsIn = (text: string) => (text.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? []).join('\n')

const STRINGS = new Map([...filesIn('src', /\.tsx?$/)].map(([file, text]) => [file, stringsIn(text)]))

/** Is the class given to an element by a file of the folder, or of one below it? */
function isGivenIn(folder: string, name: string): boolean {
  if (name.startsWith('react-aria-')) return true
  const word = name.replaceAll('-', '\\-')
  // By its name, or by what it begins with: `side-${name}`.
  const wanted = new RegExp(
    `(?<![\\w-])(${word}(?![\\w-])${name.includes('-') ? `|${word.replace(/[^-]+$/, '')}\\$\\{` : ''})`,
  )
  return [...STRINGS].some(([file, strings]) => file.startsWith(`${folder}/`) && wanted.test(strings))
}

it('every class is some component’s', () => {
  const unused = [...CLASSES].flatMap(([file, names]) =>
    [...names].filter((name) => !isGivenIn('src', name)).map((name) => `${file}: .${name}`),
  )
  expect(unused).toEqual([])
})

it.each([...SELECTORS].filter(([file]) => !isForAll(file)))(
  '%s styles only what components of its folder show',
  (file, selectors) => {
    const strange = selectors.filter((selector) => {
      const names = classesOf(selector)
      return names.length > 0 && !names.some((name) => isGivenIn(path.dirname(file), name))
    })
    expect(strange.map(String)).toEqual([])
  },
)

/** All that is fetched with `file`; other pages are not. */
function fetchedWith(file: string, fetched = new Set<string>()): Set<string> {
  if (fetched.has(file)) return fetched
  fetched.add(file)
  for (const name of IMPORTS.get(file) ?? []) fetchedWith(name, fetched)
  return fetched
}

const pages = [...(SOURCES.get(`${ROOT}/app/page-views.tsx`) ?? '').matchAll(/import\('\.\.\/(pages\/[^']+)'\)/g)].map(
  ([, page]) => page,
)

it('there are pages that are fetched later', () => expect(pages).toContain('pages/experiments/experiments-page.tsx'))

it.each(pages)('%s brings the styles of all that it shows', (page) => {
  const fetched = fetchedWith(`${ROOT}/${page}`, fetchedWith(`${ROOT}/app/main.tsx`))
  const owners = (name: string) => [...CLASSES].filter(([, names]) => names.has(name)).map(([file]) => file)
  const missing = [...fetched].flatMap((file) => {
    const shown = GIVEN.get(file) ?? []
    return shown
      .filter((name) => owners(name).length > 0 && !owners(name).some((css) => fetched.has(css)))
      .map((name) => `.${name} of ${file}`)
  })
  expect(missing).toEqual([])
})

it('a theme changes colours alone, so that what fits in one fits in the other', () => {
  const rules: string[] = []
  for (const [file, css] of STYLES)
    postcss
      .parse(css)
      .walkRules(/data-theme/, ({ nodes }) => void rules.push(`${path.basename(file)}: ${nodes.join('; ')}`))
  expect(rules).toEqual(['tokens.css: color-scheme: light', 'tokens.css: color-scheme: dark'])
  expect(
    [...STYLES, ...SOURCES].filter(([, text]) => text.includes('prefers-color-scheme')).map(([file]) => file),
  ).toEqual([])
})
