/** No word that people see is in the code: all are in src/locales. */
import ts from 'typescript'
import { expect, it } from 'vitest'
import { nodesIn, sourceFiles } from './source.ts'

/** Attributes that are seen or read out. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'legend',
  'placeholder',
  'title',
  'submit',
])
/** A name that is the same in all languages. */
const NAMES = ['Poly-Y']

const hasWord = (text: string) => /\p{L}{2}/u.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text))

/** The texts inside a value, without those that only choose: of `a ? 'b' : 'c'`, both. */
function* literalsIn(node: ts.Expression): Generator<string> {
  if (ts.isStringLiteralLike(node)) yield node.text
  else if (ts.isTemplateExpression(node))
    yield [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
  else if (ts.isConditionalExpression(node)) yield* [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)]
  else if (ts.isBinaryExpression(node)) yield* literalsIn(node.right)
  else if (ts.isParenthesizedExpression(node)) yield* literalsIn(node.expression)
}

function* said(file: ts.SourceFile): Generator<string> {
  for (const node of nodesIn(file)) {
    if (ts.isJsxText(node)) yield node.text.trim()
    else if (ts.isJsxAttribute(node)) {
      if (!SPOKEN.has(node.name.getText()) || node.initializer === undefined) continue
      if (ts.isStringLiteral(node.initializer)) yield node.initializer.text
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression)
        yield* literalsIn(node.initializer.expression)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      yield* literalsIn(node.expression)
  }
}

it('no component has a word of its own', () => {
  const found = sourceFiles('renderer').flatMap((file) =>
    [...said(file)].filter(hasWord).map((text) => `${file.fileName}: ${text}`),
  )
  expect(found).toEqual([])
})
