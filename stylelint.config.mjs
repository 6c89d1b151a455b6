/** How styles are written: on the scales of tokens.css, in logical directions, each sheet in the layer of its folder. */
import sheets from './scripts/style-rules.mjs'

/** A value each of whose words is one of these. */
const words = (...parts) => {
  const word = `(${parts.join('|')})`
  return new RegExp(`^${word}( ${word})*$`)
}

const SPACE = words(
  '0',
  'auto',
  'inherit',
  '-?[12]px',
  '[\\d.]+(%|em)',
  'var\\(--space-[1-7]\\)',
  'calc\\((?![^a-z]*\\d(px|rem))[^()]*(var\\(--(space-[1-7]|depth)\\)[^()]*)+\\)',
)
const TIMES = /^(?!.*\d+m?s\b)|^0\.01ms$/

export default {
  extends: ['stylelint-config-recommended'],
  plugins: sheets,
  reportNeedlessDisables: true,
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  rules: {
    'poly-y/layer-of-folder': true,
    'poly-y/named-break-points': true,
    'declaration-property-value-allowed-list': {
      '/^((row|column)-)?gap$|^(scroll-)?margin|^padding/': [SPACE],
      // In drawings, where the whole is made smaller, in the drawing's own units; in the distance table by the size of
      // its cells.
      'font-size': [
        words(
          'var\\(--text-[1-6]\\)',
          'inherit',
          '[\\d.]+em',
          '(min\\(var\\(--text-[1-6]\\), )?(14px|17px|20px|23px|28px|38px|4cqi)\\)?',
        ),
        /^clamp\(.*var\(--cell-.*\)$/,
        // What the drawing of a board computes from the spacing of its nodes.
        /^var\(--drawn-[a-z-]+\)$/,
      ],
      font: ['inherit', /^([1-9]00 )?var\(--text-[1-6]\) \/ [\d.]+rem var\(--(sans|mono)\)$/],
      '/^border(-[a-z]+)*-radius$/': [words('0', '50%', '2px', 'var\\(--radius-[1-4]\\)')],
      '/^(transition|animation)(-duration|-delay)?$/': [TIMES],
    },
    'property-layout-mappings': ['flow-relative', { ignoreProperties: [/^overflow-|(^|-)(width|height)$/] }],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['-webkit-box-orient'] }],
    // React Aria hides its inputs with it.
    'property-no-deprecated': [true, { ignoreProperties: ['clip'] }],
    // What is more specific stands where it is read best: layers and nesting in blocks decide.
    'no-descending-specificity': null,
  },
}
