/** Every text that can be needed before a second page is opened is fetched at the start. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'
import { ENGLISH } from '../../src/locales/en.ts'
import { ENGLISH_LATER } from '../../src/locales/en-later.ts'
import { ENGLISH_AT_START } from '../../src/locales/en-start.ts'
import { POLISH_LATER } from '../../src/locales/pl-later.ts'
import { POLISH_AT_START } from '../../src/locales/pl-start.ts'
import { nodesIn, sourceFiles } from './source.ts'

const FILES = new Map(sourceFiles('renderer').map((file) => [file.fileName, file]))

/** All that these files import, and those import in turn, before they run. */
function withImports(names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = FILES.get(name)
    if (file === undefined || found.has(name)) continue
    found.add(name)
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
        continue
      if (ts.isStringLiteral(statement.moduleSpecifier))
        waiting.push(path.join(path.dirname(name), statement.moduleSpecifier.text))
    }
  }
  return found
}

/** The namespaces whose texts a file names: `useTranslation('lab')`, `getFixedT(null, 'lab')`, `t('lab:title')`. */
function namespacesIn(file: ts.SourceFile): string[] {
  return [...nodesIn(file)].flatMap((node) => {
    if (ts.isCallExpression(node) && /(^|\.)(useTranslation|getFixedT)$/.test(node.expression.getText())) {
      return node.arguments.flatMap((argument) =>
        [...nodesIn(argument)].filter(ts.isStringLiteral).map(({ text }) => text),
      )
    }
    const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? node.head.text : ''
    const namespace = /^([a-z]+):/.exec(text)?.[1]
    return namespace !== undefined && namespace in ENGLISH ? [namespace] : []
  })
}

/** The page of the game, and what opens in it or over any page. */
const AT_START = withImports([
  'renderer/app/main.tsx',
  'renderer/app/open-dialog.tsx',
  'renderer/pages/play/engine-panels.tsx',
  'renderer/ui/controls/open-menu.tsx',
])

describe('the texts at the start', () => {
  it('are those of all that is there before another page is opened', () => {
    const missing = [...AT_START].flatMap((name) => {
      const namespaces = namespacesIn(FILES.get(name) as ts.SourceFile)
      return namespaces
        .filter((namespace) => !(namespace in ENGLISH_AT_START))
        .map((namespace) => `${name}: ${namespace}`)
    })
    expect(missing).toEqual([])
  })

  it('hold no part that nothing there says', () => {
    const said = new Set([...AT_START].flatMap((name) => namespacesIn(FILES.get(name) as ts.SourceFile)))
    // `t('cancel')` is of `common`, and faults are named by their codes.
    expect(
      Object.keys(ENGLISH_AT_START).filter(
        (namespace) => !['common', 'faults'].includes(namespace) && !said.has(namespace),
      ),
    ).toEqual([])
  })

  it('are the same in all languages', () => {
    expect(Object.keys(POLISH_AT_START).sort()).toEqual(Object.keys(ENGLISH_AT_START).sort())
    expect(Object.keys(POLISH_LATER).sort()).toEqual(Object.keys(ENGLISH_LATER).sort())
  })
})

it('every part that is fetched by itself is known here', () => {
  const fetched = [...FILES.values()].flatMap((file) =>
    [...nodesIn(file)]
      .filter(ts.isCallExpression)
      .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
      .map(({ arguments: [name] }) => path.join(path.dirname(file.fileName), (name as ts.StringLiteral).text)),
  )
  expect(
    fetched.filter((name) => name.startsWith('renderer') && existsSync(path.join(ROOT, 'src', name))).sort(),
  ).toEqual(
    [
      'renderer/app/backup-setting.tsx',
      'renderer/app/create-studies.ts',
      'renderer/app/open-dialog.tsx',
      'renderer/app/web-app.ts',
      'renderer/model/backup/tell-restored.ts',
      ...['arena', 'inspect', 'lab', 'learn', 'library', 'replay', 'review'].map(
        (page) => `renderer/pages/${page}/${page}-page.tsx`,
      ),
      ...['advice', 'after-game', 'chance-hint', 'engine-panels'].map((part) => `renderer/pages/play/${part}.tsx`),
      'renderer/pages/play/chance-marks.ts',
      'renderer/parts/chances/first-stones-legend.tsx',
      'renderer/ui/controls/open-menu.tsx',
    ].sort(),
  )
})
