/**
 * The SGF package can read files and guess their encodings, with half a megabyte of tables. Here it only reads text, so
 * as its manual advises for bundlers, it gets null in place of these modules.
 */
const NULL = '\0null.cjs'

/** @type {import('vite').Plugin} */
export const sgfWithoutEncodings = {
  name: 'sgf-without-encodings',
  enforce: 'pre',
  resolveId: (name, importer) =>
    ['fs', 'iconv-lite', 'jschardet'].includes(name) && importer?.includes('@sabaki/sgf') ? NULL : null,
  load: (id) => (id === NULL ? 'module.exports = null' : null),
}
