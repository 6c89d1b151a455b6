/** Hands a file to the user: the browser keeps it where it keeps downloads, the desktop asks where. */

/** Long enough for any browser to have taken the file, ms. */
const TAKEN_AFTER = 60_000

export function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_AFTER)
}
