/** CSV as RFC 4180 has it. */

/** One line, without its end: quotes around a field that needs them, doubled inside; nothing for what is missing. */
export function csvLine(fields: readonly (string | number | null | undefined)[]): string {
  return fields.map((field) => csvField(String(field ?? ''))).join(',')
}

function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
