/** The browser's database behind the app's back: what a test puts there, and what the app has put. */
import type { Page } from '@playwright/test'

/** Calls a method of one of its object stores; resolves to what that gives, when it has been written. */
async function call(
  page: Page,
  store: 'texts' | 'documents',
  method: 'get' | 'put',
  ...args: readonly unknown[]
): Promise<unknown> {
  return page.evaluate(
    ([store, method, args]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('poly-y')
        opening.onerror = () => reject(new Error(`not opened: ${opening.error?.message}`))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, 'readwrite')
          const calls = transaction.objectStore(store) as unknown as Record<
            string,
            (...args: readonly unknown[]) => IDBRequest<unknown>
          >
          const request = calls[method](...args)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(request.result)
          }
          transaction.onabort = () => reject(new Error(`${method} failed: ${transaction.error?.message}`))
        }
      }),
    [store, method, args] as const,
  )
}

/** Puts a document on a shelf, whatever it holds. */
export async function putDocument(page: Page, shelf: string, id: string, text: string): Promise<void> {
  await call(page, 'documents', 'put', text, [shelf, id])
}

/** A document as it is stored. */
export async function documentText(page: Page, shelf: string, id: string): Promise<unknown> {
  return call(page, 'documents', 'get', [shelf, id])
}

export async function putText(page: Page, name: string, text: string): Promise<void> {
  await call(page, 'texts', 'put', text, name)
}

export async function textOf(page: Page, name: string): Promise<unknown> {
  return call(page, 'texts', 'get', name)
}
