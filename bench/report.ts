/**
 * The lines of the bench: a heading, and for each figure its name, the aim, and whether the aim was met. Aims are ratios:
 * a time says more of the machine than of the code.
 */

interface Aim {
  readonly text: string
  readonly met: boolean
}

export function atLeast(figure: number, aim: number): Aim {
  return { text: `at least ${aim}`, met: figure >= aim }
}

export function atMost(figure: number, aim: number): Aim {
  return { text: `at most ${aim}`, met: figure <= aim }
}

export function heading(text: string): void {
  console.log(`\n${text}`)
}

export function report(what: string, figure: string, aim?: Aim): void {
  const verdict = aim === undefined ? '' : `  ${aim.text.padEnd(15)}  ${aim.met ? 'ok' : 'missed'}`
  console.log(`  ${what.padEnd(46)}${figure.padStart(18)}${verdict}`)
}

export function millions(perSecond: number): string {
  return `${(perSecond / 1e6).toFixed(2)} M/s`
}
