/** Text never becomes HTML or a script: the browser refuses it, but for the page's own policy. */
import { expect, test } from '@playwright/test'

test('only empty HTML and the page’s own scripts pass', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('group', { name: 'Poly-Y board' })).toBeVisible()
  const refused = await page.evaluate(() => {
    const isRefused = (act: () => unknown) => {
      try {
        act()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const element = document.createElement('div')
    return {
      emptyHtml: isRefused(() => (element.innerHTML = '')),
      html: isRefused(() => (element.innerHTML = '<p>text</p>')),
      ownWorker: isRefused(() => new Worker(new URL('assets/none.js', document.baseURI)).terminate()),
      otherWorker: isRefused(() => new Worker('https://example.org/worker.js')),
      blobWorker: isRefused(() => new Worker(URL.createObjectURL(new Blob(['close()'])))),
      secondPolicy: isRefused(() =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('other', {}),
      ),
    }
  })
  expect(refused).toEqual({
    emptyHtml: false,
    html: true,
    ownWorker: false,
    otherWorker: true,
    blobWorker: true,
    secondPolicy: true,
  })
})
