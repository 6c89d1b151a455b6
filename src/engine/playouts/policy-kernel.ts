/** The compiled kernel of policy networks, with memory of its own for each network. */
import { plainKernel, type KernelFunctions } from './plain-kernel.ts'
import kernelFile from './policy-kernel.json' with { type: 'json' }

// The types of WebAssembly that browsers and Node share; the engine compiles with the bare language, which has none.
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown }
}
declare function atob(text: string): string

const PAGE = 1 << 16

/** Numbers begin at places that a whole pair divides. */
const PAIR = 16

/** The compiled kernel; null where it cannot be had, and undefined before that was tried. */
let module: object | null | undefined

/** WebAssembly is missing from some browsers, and some pages may not compile it: whatever the fault, the sums go on. */
function compiled(): object | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(kernelFile.wasm), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}

/** A kernel with memory of its own, which arrays take up one behind the other. */
export class PolicyKernel {
  readonly run: KernelFunctions
  private readonly buffer: ArrayBuffer
  private end = 0

  /** @param bytes room for all arrays, each of which may leave up to 15 bytes behind it free */
  constructor(bytes: number) {
    const pages = Math.ceil(bytes / PAGE)
    if (module === undefined) module = compiled()
    if (module === null) {
      this.buffer = new ArrayBuffer(pages * PAGE)
      this.run = plainKernel(this.buffer)
    } else {
      const memory = new WebAssembly.Memory({ initial: pages })
      this.buffer = memory.buffer
      this.run = new WebAssembly.Instance(module, { env: { memory } }).exports as KernelFunctions
    }
  }

  numbers(length: number): Float64Array {
    return new Float64Array(this.buffer, this.take(Float64Array.BYTES_PER_ELEMENT * length), length)
  }

  rows(length: number): Uint16Array {
    return new Uint16Array(this.buffer, this.take(Uint16Array.BYTES_PER_ELEMENT * length), length)
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(length), length)
  }

  private take(bytes: number): number {
    const place = this.end
    this.end += Math.ceil(bytes / PAIR) * PAIR
    return place
  }
}
