/** A chart's values as a table, for screen readers. */
import type { ChartData } from './chart-data.ts'

interface DataTableProps<Value> {
  readonly title: string
  readonly data: ChartData<Value>
  readonly format: (value: Value) => string
}

export function DataTable<Value>({ title, data, format }: DataTableProps<Value>) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{data.columnTitle}</th>
            {data.columns.map((column, i) => (
              // A file may have columns of the same name.
              <th key={i} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.series.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {data.columns.map((_, i) => {
                const value = values[i]
                return <td key={i}>{value === null ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
