/** Hands a file to the user: the browser keeps it where it keeps downloads, the desktop asks where. */

/** Long enough for any browser to have taken the file, ms. */
const TAKEN_AFTER = 60_000

export async function download(name: string, content: Blob): Promise<void> {
  if (window.polyY !== undefined) return window.polyY.files.save(name, new Uint8Array(await content.arrayBuffer()))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_AFTER)
}
