import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importBoundaries } from './scripts/import-boundaries.mjs'

/** A class in a selector, or the dot of one in a part of it; a dot in an attribute's value is none. */
const CLASS = String.raw`/^([^[]|\[[^\]]*\])*(\.[a-z_-]|\[class.?=)/i`
const DOT = String.raw`/^([^[]|\[[^\]]*\])*\.$/`

const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]

export default defineConfig(
  { ignores: ['out/', 'dist/', 'coverage/', 'test-results/', 'playwright-report/'] },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'max-lines': lines(300),
      'max-lines-per-function': lines(60),
      complexity: ['error', 20],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A generator may be async for its callers' sake, and `'none' | string` tells a reader something.
      '@typescript-eslint/require-await': 'off',
      // What is taken out to leave the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'poly-y': { rules: { 'import-boundaries': importBoundaries } } },
    rules: { 'poly-y/import-boundaries': 'error' },
  },
  {
    files: ['src/renderer/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // A component's markup is long without being complicated.
    files: ['src/renderer/**/*.tsx'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // So is a list of cases. Tests also look into what programs print, which has no types.
    files: ['test/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Classes are for styles: a test finds what a reader finds.
    files: ['test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[`Literal[value=${CLASS}]`, `TemplateLiteral > TemplateElement[value.raw=${CLASS}]`, `TemplateLiteral > TemplateElement[tail=false][value.raw=${DOT}]`].map((text) => ({
          selector: `CallExpression[callee.property.name=/^(locator|querySelector|querySelectorAll|closest|matches)$/] > ${text}`,
          message: 'Find it by role and name, by its label or its text.',
        })),
      ],
    },
  },
)
