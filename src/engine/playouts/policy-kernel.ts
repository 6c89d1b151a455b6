/** The compiled kernel of policy networks, with memory of its own for each network. */
import { PlainMemory } from './growing-memory.ts'
import { plainKernel, type KernelFunctions } from './plain-kernel.ts'
import kernelFile from './policy-kernel.json' with { type: 'json' }
import { CompiledModule } from './web-assembly.ts'

/** Numbers begin at places that a whole pair divides. */
const PAIR = 16

const KERNEL = new CompiledModule(kernelFile.wasm)

/** A kernel with memory of its own, which arrays take up one behind the other. */
export class PolicyKernel {
  readonly run: KernelFunctions
  private readonly buffer: ArrayBuffer
  private end = 0

  /** @param bytes room for all arrays, each of which may leave up to 15 bytes behind it free */
  constructor(bytes: number) {
    const running = KERNEL.start()
    const memory = running?.memory ?? new PlainMemory()
    memory.grow(bytes)
    this.buffer = memory.buffer
    this.run = running === null ? plainKernel(this.buffer) : (running.exports as KernelFunctions)
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
