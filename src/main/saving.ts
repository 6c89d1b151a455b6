/** Files that the user exports: the place is asked for here, and the page never learns it. */
import path from 'node:path'
import { dialog, type BrowserWindow } from 'electron'
import { writeFile } from './files.ts'
import { texts } from './texts.ts'

interface NamedContent {
  readonly name: string
  readonly content: Uint8Array
}

export async function saveFile(window: BrowserWindow, { name, content }: NamedContent): Promise<void> {
  const extension = path.extname(name).slice(1)
  const filters = extension === '' ? [] : [{ name: extension.toUpperCase(), extensions: [extension] }]
  const { filePath } = await dialog.showSaveDialog(window, { defaultPath: name, filters })
  if (filePath === '') return
  try {
    await writeFile(filePath, Buffer.from(content))
  } catch (error) {
    await dialog.showMessageBox(window, { type: 'error', message: texts.t('menu:notWritten', { name }), detail: (error as Error).message })
  }
}
