/** The progress line: written over and over on a terminal; elsewhere only its last state is printed. */
import { plain } from './terminal.ts'

export function showProgress(text: string): void {
  const { stderr } = process
  if (stderr.isTTY) stderr.write(`\r${plain(text).slice(0, stderr.columns - 1)}\x1b[K`)
}

export function endProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? '\r\x1b[K' : `${plain(text)}\n`)
}

export function secondsText(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
