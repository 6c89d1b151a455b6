/** This project's own lint rules, as a plugin for Oxlint, in the form of ESLint's. */
import { importBoundaries } from './import-boundaries.mjs'
import { setsThroughFunctions } from './sets-through-functions.mjs'

/** Matches a selector with a class; a dot in an attribute's value is none. */
const CLASS = /^([^[]|\[[^\]]*\])*(\.[a-z_-]|\[class.?=)/i
/** Matches the dot before a class name that is interpolated. */
const DOT = /^([^[]|\[[^\]]*\])*\.$/
const TAKES_SELECTORS = /^(locator|querySelector|querySelectorAll|closest|matches)$/

function namesClass(selector) {
  if (selector?.type === 'Literal') return typeof selector.value === 'string' && CLASS.test(selector.value)
  if (selector?.type !== 'TemplateLiteral') return false
  return selector.quasis.some(({ value, tail }) => CLASS.test(value.raw) || (!tail && DOT.test(value.raw)))
}

/** Classes are for styles: a test finds what a reader finds. */
const noClassSelectors = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    CallExpression({ callee, arguments: [selector] }) {
      if (callee.type !== 'MemberExpression' || !TAKES_SELECTORS.test(callee.property.name) || !namesClass(selector))
        return
      context.report({ node: selector, message: 'Find it by role and name, by its label or its text.' })
    },
  }),
}

const SUPERLATIVE =
  /^(MOST|GREATEST|LARGEST|HIGHEST|LONGEST|DEEPEST|WIDEST|TALLEST|FARTHEST|STRONGEST|FEWEST|LEAST|SMALLEST|LOWEST|SHORTEST|WEAKEST)(_|$)/

/** A limit is a maximum or a minimum, of something that its name says. */
const limitsAreMaxOrMin = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier' && SUPERLATIVE.test(id.name))
        context.report({ node: id, message: 'Name it MAX_… or MIN_….' })
    },
  }),
}

const LEANING = /^(The same|As|Null|What|It|Its|Of|Where|How often|Those|That)\b/
/** Text of a block comment, without the stars at the start of its lines. */
const textOf = (comment) => comment.value.replace(/^\s*\*+ ?/gm, '').trim()

/** A docblock says what its thing is, with a noun and a verb, and needs no line above it. */
const docblocksStandAlone = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (comment.type === 'Block' && comment.value.startsWith('*') && LEANING.test(textOf(comment)))
          context.report({ loc: comment.loc, message: 'Say what it is, with a noun and a verb.' })
    },
  }),
}

export default {
  meta: { name: 'poly-y' },
  rules: {
    'import-boundaries': importBoundaries,
    'no-class-selectors': noClassSelectors,
    'limits-are-max-or-min': limitsAreMaxOrMin,
    'docblocks-stand-alone': docblocksStandAlone,
    'sets-through-functions': setsThroughFunctions,
  },
}
