/** Memory that grows by whole pages, of a compiled module or of JavaScript itself. */

/** Bytes of a page, as WebAssembly has it. */
const PAGE = 1 << 16

/** The number of pages that so many bytes take. */
export function pagesOf(bytes: number): number {
  return Math.ceil(bytes / PAGE)
}

export interface GrowingMemory {
  /** The memory so far: another buffer once it has grown. */
  readonly buffer: ArrayBuffer
  /** Has room for so many bytes from now on. */
  grow(bytes: number): void
}

export class PlainMemory implements GrowingMemory {
  buffer = new ArrayBuffer(0)

  grow(bytes: number): void {
    const old = new Uint8Array(this.buffer)
    this.buffer = new ArrayBuffer(pagesOf(bytes) * PAGE)
    new Uint8Array(this.buffer).set(old)
  }
}
