/** A node of SGF, with its properties. */
import sgf from '@sabaki/sgf'
import { excerpt, LibraryError } from './fault.ts'

/** The properties of one node. Those that are understood are taken out; the rest is kept. */
export class Node {
  private readonly properties = new Map<string, string[]>()
  private values: string[] = []

  constructor(readonly line: number) {}

  /** Old files have long names, such as `GameName`, of which only the capitals count. */
  name(text: string): void {
    const name = text.replace(/[a-z]/g, '')
    if (name === '') throw new LibraryError('syntax', { line: this.line, found: excerpt(text) })
    this.values = this.properties.get(name) ?? []
    this.properties.set(name, this.values)
  }

  value(text: string): void {
    this.values.push(text)
  }

  has(name: string): boolean {
    return this.properties.has(name)
  }

  /** The value of a property with exactly one, or null. */
  peek(name: string): string | null {
    const values = this.properties.get(name)
    return values?.length === 1 ? oneLine(sgf.unescapeString(values[0])) : null
  }

  take(name: string): string[] {
    const values = this.properties.get(name) ?? []
    this.properties.delete(name)
    return values.map(sgf.unescapeString)
  }

  text(name: string): string {
    return this.take(name).join('\n')
  }

  /** Text of one line. */
  simple(name: string): string {
    return oneLine(this.text(name))
  }

  /** The node's name, its comment, and all properties not yet taken: call this last. */
  remarks() {
    const [name, comment] = [this.simple('N'), this.text('C')]
    return { name, comment, properties: Object.fromEntries(this.properties) }
  }

  fail(code: ConstructorParameters<typeof LibraryError>[0], values: Record<string, string> = {}): LibraryError {
    return new LibraryError(code, { line: this.line, ...values })
  }
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Takes the only value of a property, if it is known; any other stays as it is. */
export function takeIf(node: Node, name: string, isKnown: (value: string) => boolean): string | null {
  const value = node.peek(name)
  return value !== null && isKnown(value) ? node.simple(name) : null
}
