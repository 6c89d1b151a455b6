/** Files that the user exports: the place is asked for here, and the page never learns it. */
import path from 'node:path'
import { dialog, type BrowserWindow } from 'electron'
import { codeOf, exportFile } from './files.ts'
import { inTurn } from './questions.ts'
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
    await exportFile(filePath, content)
  } catch (error) {
    await inTurn(window, { type: 'error', message: texts.t('menu:notWritten', { name }), detail: reasonOf(error) })
  }
}

const REASONS = {
  noFolder: ['ENOENT', 'ENOTDIR'],
  notAFile: ['EISDIR', 'EFTYPE'],
  denied: ['EACCES', 'EPERM', 'EROFS'],
  full: ['ENOSPC', 'EDQUOT', 'EFBIG'],
  longName: ['ENAMETOOLONG'],
} as const

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  const known = (Object.keys(REASONS) as (keyof typeof REASONS)[]).find((reason) =>
    REASONS[reason].some((one) => one === code),
  )
  return known === undefined ? texts.t('menu:writeFaults.other', { code }) : texts.t(`menu:writeFaults.${known}`)
}
