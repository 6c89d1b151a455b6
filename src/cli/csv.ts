/** CSV by RFC 4180. */

/** One line, without its line break: quotes around a field that needs them, doubled inside; a missing field is empty. */
export function csvLine(fields: readonly (string | number | null | undefined)[]): string {
  return fields.map((field) => csvField(String(field ?? ''))).join(',')
}

function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
