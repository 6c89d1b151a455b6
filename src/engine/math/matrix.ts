/** The linear algebra that the estimates need. */

/**
 * The inverse of a symmetric positive definite matrix, by Gauss–Jordan elimination; such a matrix needs no pivoting.
 */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let k = 0; k < n; k++) {
    const pivot = rows[k].map((value) => value / rows[k][k])
    for (const [i, row] of rows.entries()) rows[i] = i === k ? pivot : row.map((value, j) => value - row[k] * pivot[j])
  }
  return rows.map((row) => row.slice(n))
}

/** The product of a matrix and a column. */
export function times(matrix: readonly (readonly number[])[], column: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, j) => sum + value * column[j], 0))
}
