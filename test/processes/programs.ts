/** Small programs that play by GTP in Node, some with a fault. */

/** A program that plays the first empty node; `move` is what it does when asked for one. */
export function program(move = 'say(empty.shift())', first = ''): string {
  return `
${first}
const say = (text) => process.stdout.write('= ' + text + '\\n\\n')
let empty = []
let rest = ''
process.stdin.on('data', (data) => {
  const lines = (rest + data).split('\\n')
  rest = lines.pop()
  for (const line of lines) {
    const [name, one, two] = line.trim().split(' ')
    if (name === 'quit') { say(''); process.exit() }
    if (name === 'boardsize') {
      const rings = Number(one) / 5 + 1
      empty = ['a1', ...'bcdefg'.slice(0, rings - 1).split('').flatMap((c, i) => Array.from({ length: 5 * (i + 1) }, (_, k) => c + (k + 1)))]
    }
    if (name === 'play') empty = empty.filter((node) => node !== two)
    if (name === 'genmove') { ${move} } else if (name === 'list_commands') say('genmove'); else say('')
  }
})`
}

/** Programs with a fault by what is wrong, with the sentence that tells it. */
export const FAULTY: Readonly<
  Record<string, { readonly source: string; readonly why: string; readonly moveMs?: number }>
> = {
  'exits early': {
    source: program("console.error('out of luck'); process.exit(3)"),
    why: 'ended with code 3 before the end of the game',
  },
  'ends at its start': { source: 'process.exit(1)', why: 'ended with code 1 before the end of the game' },
  'says nothing': { source: program(''), why: 'said nothing for 10 s' },
  'answers nonsense': { source: program("say('over there')"), why: 'answered "over there", which is no move' },
  'speaks another protocol': {
    source: "setInterval(() => console.log('uciok\\n'), 10)",
    why: 'answered "uciok" to boardsize 5, which begins with neither = nor ?',
  },
  'ends no answer': {
    source: program("process.stdout.write('= b1\\n')"),
    why: 'wrote "= b1", but not the empty line that ends an answer, within 0.3 s',
    moveMs: 300,
  },
  'ends no line': {
    source: program("process.stdout.write('= b1')"),
    why: 'wrote "= b1", but not the empty line that ends an answer, within 0.3 s',
    moveMs: 300,
  },
  'answers late without a mark': {
    source: program("process.stdout.write('b1\\n\\n')"),
    why: 'answered "b1" to genmove b, which begins with neither = nor ?',
    moveMs: 300,
  },
  'plays on a stone': { source: program("say('b1')"), why: 'played "b1", where a stone stands' },
  'refuses to play': { source: program("process.stdout.write('? no\\n\\n')"), why: 'refused genmove b: "no"' },
  'writes without end': {
    source: program("setInterval(() => process.stdout.write('= x\\n'.repeat(10000)), 1)"),
    why: 'wrote more than 64 kB without the end of an answer',
  },
  'writes without a line end': {
    source: program("setInterval(() => process.stdout.write('='.repeat(10000)), 1)"),
    why: 'wrote more than 64 kB without the end of an answer',
  },
  'fills its error stream': {
    source: program("for (let i = 0; i < 300; i++) process.stderr.write('e'.repeat(10000)); process.exit(1)"),
    why: 'ended with code 1 before the end of the game',
  },
  'uses too much memory': {
    source: program('globalThis.hoard = Buffer.alloc(600 * 2 ** 20, 1)'),
    why: 'used more than 400 MB of memory',
  },
}
