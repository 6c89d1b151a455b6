/** The words of a command line, as it is started without a shell. */

/** The words of a command, divided at spaces outside of quotation marks. A backslash is a character, as in Windows' paths. */
export function commandWords(command: string): string[] {
  return [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*'|["'])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  )
}

/** A text as one word of a command, in quotation marks where it needs them. */
export function quotedWord(text: string): string {
  if (/^[^\s"']+$/.test(text)) return text
  return text
    .split('"')
    .map((part) => `"${part}"`)
    .join(`'"'`)
}
