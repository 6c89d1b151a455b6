/** Names of contestants and evaluators in commands: of one of the cast, or of a file. */

/**
 * Ends the name of every file with an evaluator or a player; systems that do not tell capitals apart may write it in
 * capitals.
 */
const ENDING = /\.json$/i

/** Is it the name of a file? Anything may stand before the ending, as in `./k=3.json` or `C:\players\mine.json`. */
export function isFileName(name: string): boolean {
  return ENDING.test(name)
}

export function withoutEnding(file: string): string {
  return file.replace(ENDING, '')
}

/**
 * Names separated by commas. A file may have a comma in its own name: a part that `isName` does not know goes on with
 * the next.
 *
 * @param isName is it the name of something, or of a file?
 */
export function namesIn(text: string, isName: (name: string) => boolean): string[] {
  const names: string[] = []
  let open: string[] = []
  for (const part of text.split(',')) {
    open.push(part)
    const name = open.join(',').trim()
    if (!isName(name)) continue
    names.push(name)
    open = []
  }
  // The remaining parts are no name, however they are joined.
  return [...names, ...open.map((part) => part.trim())]
}
