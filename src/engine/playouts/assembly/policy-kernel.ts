/**
 * The sums of a policy network (see `../policy-network.ts`) in AssemblyScript, a dialect of TypeScript that compiles to
 * WebAssembly: two numbers of 64 bits at a time. Every sum is added up in the order in which the definition writes it,
 * so the values are those of plain JavaScript to the last bit. All arguments but counts are places in memory, in bytes.
 */

/** Bytes of a number, and of a vector of 16 numbers, which is eight pairs. */
const NUMBER: usize = 8
const VECTOR: usize = 128
const HALF: usize = 64
const PAIR: usize = 16

/** Bytes from the neighbours of a node to those of the next. */
const NEIGHBOURS: usize = 8

/**
 * Writes the vector of each node, and its value so far: the sums of the vectors and of the strengths of its rows.
 *
 * @param rows `rowsOfNode` whole numbers of 16 bits a node
 */
export function embed(
  rows: usize,
  rowsOfNode: usize,
  table: usize,
  strengths: usize,
  vectors: usize,
  values: usize,
  count: usize,
): void {
  for (let node: usize = 0; node < count; node++) {
    const vector = vectors + node * VECTOR
    memory.fill(vector, 0, VECTOR)
    let value: f64 = 0
    for (const end = rows + 2 * rowsOfNode; rows < end; rows += 2) {
      const row = <usize>load<u16>(rows)
      // Row 0 is all zeros.
      if (row === 0) continue
      value += load<f64>(strengths + row * NUMBER)
      addVector(vector, table + row * VECTOR)
    }
    store<f64>(values + node * NUMBER, value)
  }
}

function addVector(to: usize, from: usize): void {
  for (let i: usize = 0; i < VECTOR; i += PAIR) v128.store(to + i, f64x2.add(v128.load(to + i), v128.load(from + i)))
}

/** Writes the mean of the vectors of all nodes. */
export function mean(vectors: usize, into: usize, count: usize): void {
  memory.fill(into, 0, VECTOR)
  for (let node: usize = 0; node < count; node++) addVector(into, vectors + node * VECTOR)
  const all = f64x2.splat(<f64>count)
  for (let i: usize = 0; i < VECTOR; i += PAIR) v128.store(into + i, f64x2.div(v128.load(into + i), all))
}

/** Writes the part of a layer's sums that all nodes share: its biases, and what the mean adds by its matrix. */
export function share(biases: usize, matrix: usize, mean: usize, into: usize): void {
  memory.copy(into, biases, VECTOR)
  for (const end = mean + VECTOR; mean < end; mean += NUMBER, matrix += VECTOR) {
    const x = v128.load_splat<f64>(mean)
    for (let i: usize = 0; i < VECTOR; i += PAIR)
      v128.store(into + i, f64x2.add(v128.load(into + i), f64x2.mul(x, v128.load(matrix + i))))
  }
}

/** Writes what goes into a layer: for each node its own vector, and a sixth of the sum of its neighbours'. */
export function gather(neighbours: usize, vectors: usize, into: usize, count: usize): void {
  const six = f64x2.splat(6)
  for (let node: usize = 0; node < count; node++) {
    const n0 = vectors + <usize>load<u8>(neighbours) * VECTOR
    const n1 = vectors + <usize>load<u8>(neighbours, 1) * VECTOR
    const n2 = vectors + <usize>load<u8>(neighbours, 2) * VECTOR
    const n3 = vectors + <usize>load<u8>(neighbours, 3) * VECTOR
    const n4 = vectors + <usize>load<u8>(neighbours, 4) * VECTOR
    const n5 = vectors + <usize>load<u8>(neighbours, 5) * VECTOR
    memory.copy(into, vectors + node * VECTOR, VECTOR)
    for (let i: usize = 0; i < VECTOR; i += PAIR) {
      let sum = f64x2.add(v128.load(n0 + i), v128.load(n1 + i))
      sum = f64x2.add(sum, v128.load(n2 + i))
      sum = f64x2.add(sum, v128.load(n3 + i))
      sum = f64x2.add(sum, v128.load(n4 + i))
      sum = f64x2.add(sum, v128.load(n5 + i))
      v128.store(into + VECTOR + i, f64x2.div(sum, six))
    }
    neighbours += NEIGHBOURS
    into += 2 * VECTOR
  }
}

/**
 * Writes the vectors after a layer: those before it, with ReLU of the shared sums and of the inputs times the matrix
 * added. Half a vector of two nodes at a time has its sums in eight registers, and each row is loaded for two nodes.
 */
export function pass(inputs: usize, matrix: usize, shared: usize, before: usize, after: usize, count: usize): void {
  for (let node: usize = 0; node < count; node += 2) {
    // The last of an odd number of nodes is its own partner.
    const partner = min(node + 1, count - 1)
    const one = node * VECTOR
    const two = partner * VECTOR
    for (let half: usize = 0; half < VECTOR; half += HALF) {
      let a = v128.load(shared + half)
      let b = v128.load(shared + half, 16)
      let c = v128.load(shared + half, 32)
      let d = v128.load(shared + half, 48)
      let e = a
      let f = b
      let g = c
      let h = d
      let x = inputs + 2 * one
      let y = inputs + 2 * two
      let row = matrix + half
      for (const end = x + 2 * VECTOR; x < end; x += NUMBER, y += NUMBER, row += VECTOR) {
        const p = v128.load(row)
        const q = v128.load(row, 16)
        const r = v128.load(row, 32)
        const s = v128.load(row, 48)
        const ofOne = v128.load_splat<f64>(x)
        a = f64x2.add(a, f64x2.mul(ofOne, p))
        b = f64x2.add(b, f64x2.mul(ofOne, q))
        c = f64x2.add(c, f64x2.mul(ofOne, r))
        d = f64x2.add(d, f64x2.mul(ofOne, s))
        const ofTwo = v128.load_splat<f64>(y)
        e = f64x2.add(e, f64x2.mul(ofTwo, p))
        f = f64x2.add(f, f64x2.mul(ofTwo, q))
        g = f64x2.add(g, f64x2.mul(ofTwo, r))
        h = f64x2.add(h, f64x2.mul(ofTwo, s))
      }
      addPositive(before + one + half, after + one + half, a, b, c, d)
      addPositive(before + two + half, after + two + half, e, f, g, h)
    }
  }
}

/** Writes half a vector and the positive ones of its sums. */
function addPositive(before: usize, after: usize, a: v128, b: v128, c: v128, d: v128): void {
  const zero = f64x2.splat(0)
  v128.store(after, f64x2.add(v128.load(before), f64x2.pmax(zero, a)))
  v128.store(after, f64x2.add(v128.load(before, 16), f64x2.pmax(zero, b)), 16)
  v128.store(after, f64x2.add(v128.load(before, 32), f64x2.pmax(zero, c)), 32)
  v128.store(after, f64x2.add(v128.load(before, 48), f64x2.pmax(zero, d)), 48)
}

/** Adds to each node's value a linear function of its last vector. */
export function readOut(vectors: usize, row: usize, values: usize, count: usize): void {
  for (const end = values + count * NUMBER; values < end; values += NUMBER, vectors += VECTOR) {
    let value = load<f64>(values)
    for (let i: usize = 0; i < VECTOR; i += NUMBER) value += load<f64>(row + i) * load<f64>(vectors + i)
    store<f64>(values, value)
  }
}
