/**
 * The kernel of policy networks in plain TypeScript, for where there is no WebAssembly: some browsers leave it out for
 * safety, and the policy of a page may forbid it. It adds up each sum in the same order, so values are the same to the
 * last bit.
 */
import { DEGREE, DEGREE_SHIFT } from '../cells/cell-board.ts'
import { INPUTS, WIDTH } from './policy-weights.ts'

/** The functions of `assembly/policy-kernel.ts`; their arguments are places in memory, in bytes, and counts. */
export interface KernelFunctions {
  embed(
    rows: number,
    rowsOfNode: number,
    table: number,
    strengths: number,
    vectors: number,
    values: number,
    count: number,
  ): void
  mean(vectors: number, into: number, count: number): void
  share(biases: number, matrix: number, mean: number, into: number): void
  gather(neighbours: number, vectors: number, into: number, count: number): void
  pass(inputs: number, matrix: number, shared: number, before: number, after: number, count: number): void
  readOut(vectors: number, row: number, values: number, count: number): void
}

/** The functions over this memory. */
export function plainKernel(memory: ArrayBuffer): KernelFunctions {
  const numbers = new Float64Array(memory)
  const rowNumbers = new Uint16Array(memory)
  const bytes = new Uint8Array(memory)

  /** The place among the numbers of a place in bytes, so many vectors on. */
  const at = (place: number, vectors = 0) => place / Float64Array.BYTES_PER_ELEMENT + vectors * WIDTH

  const clear = (vector: number) => void numbers.fill(0, vector, vector + WIDTH)
  const copy = (to: number, from: number) => void numbers.copyWithin(to, from, from + WIDTH)
  const add = (to: number, from: number, times = 1) => {
    for (let i = 0; i < WIDTH; i++) numbers[to + i] += times * numbers[from + i]
  }
  const divide = (vector: number, by: number) => {
    for (let i = 0; i < WIDTH; i++) numbers[vector + i] /= by
  }

  return {
    embed(rows, rowsOfNode, table, strengths, vectors, values, count) {
      for (let node = 0; node < count; node++) {
        const value = at(values) + node
        numbers[value] = 0
        clear(at(vectors, node))
        for (let k = 0; k < rowsOfNode; k++) {
          const row = rowNumbers[rows / Uint16Array.BYTES_PER_ELEMENT + node * rowsOfNode + k]
          // Row 0 is all zeros.
          if (row === 0) continue
          numbers[value] += numbers[at(strengths) + row]
          add(at(vectors, node), at(table, row))
        }
      }
    },
    mean(vectors, into, count) {
      clear(at(into))
      for (let node = 0; node < count; node++) add(at(into), at(vectors, node))
      divide(at(into), count)
    },
    share(biases, matrix, mean, into) {
      copy(at(into), at(biases))
      for (let j = 0; j < WIDTH; j++) add(at(into), at(matrix, j), numbers[at(mean) + j])
    },
    gather(neighbours, vectors, into, count) {
      for (let node = 0; node < count; node++) {
        const around = at(into, 2 * node + 1)
        copy(at(into, 2 * node), at(vectors, node))
        clear(around)
        for (let k = 0; k < DEGREE; k++) add(around, at(vectors, bytes[neighbours + (node << DEGREE_SHIFT) + k]))
        divide(around, DEGREE)
      }
    },
    pass(inputs, matrix, shared, before, after, count) {
      for (let node = 0; node < count; node++) {
        const passed = at(after, node)
        copy(passed, at(shared))
        for (let j = 0; j < INPUTS; j++) add(passed, at(matrix, j), numbers[at(inputs, 2 * node) + j])
        for (let i = 0; i < WIDTH; i++)
          numbers[passed + i] = numbers[at(before, node) + i] + Math.max(0, numbers[passed + i])
      }
    },
    readOut(vectors, row, values, count) {
      for (let node = 0; node < count; node++)
        for (let i = 0; i < WIDTH; i++)
          numbers[at(values) + node] += numbers[at(row) + i] * numbers[at(vectors, node) + i]
    },
  }
}
