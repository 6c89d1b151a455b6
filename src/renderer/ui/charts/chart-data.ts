/**
 * The data of a chart of any kind: a table of series by columns. The drawing, the keys, the readout, the table for
 * screen readers and the CSV file all come from it.
 */
import type { TableData } from '../../../contract/table-text.ts'
import type { Look } from './looks.ts'

export interface Series<Value = number> {
  readonly name: string
  readonly look: Look
  /** One a column; null where there is none. */
  readonly values: readonly (Value | null)[]
  /** Single points that no line joins. */
  readonly isApart?: boolean
}

export interface ChartData<Value = number> {
  /** Title of the columns: 'depth'. */
  readonly columnTitle: string
  readonly columns: readonly string[]
  readonly series: readonly Series<Value>[]
}

/** One number of a value, as a file has it: the value itself, or one of the quartiles of a box. */
export interface Field<Value> {
  readonly title: string
  readonly of: (value: Value) => number
  /** An end of the interval, or a quartile, of the field before. */
  readonly isEnd?: boolean
}

/** Every value on a line of its own: series, column, then the fields as plain numbers. */
export function tableOf<Value>(
  { columnTitle, columns, series }: ChartData<Value>,
  seriesTitle: string,
  fields: readonly Field<Value>[],
): TableData {
  const rows = series.flatMap(({ name, values }) =>
    columns.flatMap((column, i) => {
      const value = values[i]
      return value === null ? [] : [[name, numberOf(column), ...fields.map(({ of }) => of(value))]]
    }),
  )
  const names = [seriesTitle, columnTitle].map((name) => ({ name, isKey: true }))
  return { columns: [...names, ...fields.map(({ title, isEnd = false }) => ({ name: title, isEnd }))], rows }
}

/** A column's name, as a number if it is one: a depth, a weight. */
function numberOf(column: string): string | number {
  return String(Number(column)) === column ? Number(column) : column
}

/** All values that are not missing. */
export function valuesOf<Value>({ series }: ChartData<Value>): Value[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null))
}
