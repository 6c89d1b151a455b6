/** Compiled modules: WebAssembly, where there is any. */
import { pagesOf, type GrowingMemory } from './growing-memory.ts'

// The types of WebAssembly that browsers and Node share; the engine compiles with the bare language, which has none.
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object
  readonly Memory: new (size: { readonly initial: number }) => PagedMemory
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}
declare function atob(text: string): string

interface PagedMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

/** A module that runs, with memory of its own. */
export interface Running {
  readonly memory: GrowingMemory
  readonly exports: unknown
}

/** The memory of a module: its buffer is another one once it has grown, and so has to be all that is kept in it. */
class ModuleMemory implements GrowingMemory {
  constructor(private readonly pages: PagedMemory) {}

  get buffer(): ArrayBuffer {
    return this.pages.buffer
  }

  grow(bytes: number): void {
    const missing = pagesOf(bytes - this.buffer.byteLength)
    if (missing > 0) this.pages.grow(missing)
  }
}

/** A module from its code as base 64: it is compiled when it is first started. */
export class CompiledModule {
  /** The compiled code; null where it cannot be had, and undefined before that was tried. */
  private module: object | null | undefined

  constructor(private readonly code: string) {}

  /**
   * Starts it with a page of memory, 64 kB, and the functions that it calls, by their file.
   *
   * @returns null where there is no WebAssembly: some browsers leave it out, and some pages may not compile any
   */
  start(functions: Readonly<Record<string, object>> = {}): Running | null {
    if (this.module === undefined) this.module = this.compiled()
    if (this.module === null) return null
    const memory = new WebAssembly.Memory({ initial: 1 })
    const { exports } = new WebAssembly.Instance(this.module, { env: { memory }, ...functions })
    return { memory: new ModuleMemory(memory), exports }
  }

  /** Whatever the fault, the work goes on without it. */
  private compiled(): object | null {
    try {
      return new WebAssembly.Module(Uint8Array.from(atob(this.code), (letter) => letter.charCodeAt(0)))
    } catch {
      return null
    }
  }
}
