/** The library as a person sees it. */
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, type AppPage } from './app.ts'

export class Shelf {
  constructor(readonly app: AppPage) {}

  static async open(app: AppPage): Promise<Shelf> {
    await app.page.goto('./#library')
    const shelf = new Shelf(app)
    await expect(shelf.found).not.toHaveText('0 entries')
    return shelf
  }

  entry(name: string): Locator {
    return this.app.page.getByRole('row', { name, exact: true })
  }

  /** Shows what comes from there only. */
  async choose(shelf: 'All' | 'My games' | 'Saved' | 'Examples' | 'Damaged'): Promise<void> {
    await this.app.page.getByRole('radiogroup', { name: 'Shelf' }).getByText(shelf, { exact: true }).click()
  }

  /** The rows that can be selected: what an empty list says is a row too. */
  get entries(): Locator {
    return this.app.page.getByRole('grid').getByRole('row').and(this.app.page.locator('[aria-selected]'))
  }

  /** How many entries there are. */
  get found(): Locator {
    return this.app.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[\d,]+ (of [\d,]+|entry|entries)$/ })
  }

  get find(): Locator {
    return this.app.page.getByRole('searchbox')
  }

  get details(): Locator {
    return this.app.page.getByRole('region', { name: 'Details' })
  }

  field(name: string): Locator {
    return this.details.getByLabel(name, { exact: true })
  }

  get notice(): Locator {
    return this.app.notice
  }

  /** The reasons why files did not come in. */
  get refusals(): Locator {
    return this.app.page.getByRole('alert').getByRole('listitem')
  }

  async openFiles(files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.app.page.locator('input[type="file"]').setInputFiles(files)
  }

  /** Drags files as the desktop does, without a desktop. */
  async drag(type: 'dragover' | 'drop', files: readonly { name: string; text: string }[]): Promise<void> {
    await this.app.page.evaluate(
      ({ type, files }) => {
        const dataTransfer = new DataTransfer()
        for (const { name, text } of files) dataTransfer.items.add(new File([text], name))
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      },
      { type, files },
    )
  }

  /** The file that comes out of something that is done. */
  async download(doing: () => Promise<void>): Promise<{ name: string; text: string }> {
    const downloading = this.app.page.waitForEvent('download')
    await doing()
    const download = await downloading
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  /** From now on, until told otherwise, saving fails as where there is no room; `refused` is how often it has. */
  async breakSaving(): Promise<{ refused: () => Promise<number>; end: () => Promise<void> }> {
    const broken = await this.app.page.evaluateHandle(() => {
      const { put } = IDBObjectStore.prototype
      const broken = { refused: 0, end: () => void (IDBObjectStore.prototype.put = put) }
      IDBObjectStore.prototype.put = () => {
        broken.refused++
        throw new DOMException('no room', 'QuotaExceededError')
      }
      return broken
    })
    return { refused: () => broken.evaluate(({ refused }) => refused), end: () => broken.evaluate(({ end }) => end()) }
  }
}

/** A file for `openFiles`. */
export const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})
