/** The one list of what must be saved before the page closes. */
import { describe, expect, it } from 'vitest'
import { type Saver, Savers } from '../../../../src/renderer/platform/storage/saver.ts'

function listOf(...all: readonly Saver[]): Savers {
  const savers = new Savers()
  savers.add(...all)
  return savers
}

describe('the list of what must be saved', () => {
  it('is finished once all that was started has been written, with every reason why something was not', async () => {
    const done: string[] = []
    const slow = (name: string, reasons: string[]): Saver => ({
      flush: () => void done.push(`${name} started`),
      settled: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        done.push(`${name} written`)
        return reasons
      },
    })
    const savers = listOf(
      slow('session', ['disk full']),
      { flush: () => void done.push('study started') },
      slow('documents', ['read-only', 'too long']),
    )
    expect(await savers.finish()).toEqual(['disk full', 'read-only', 'too long'])
    expect(done).toEqual([
      'session started',
      'study started',
      'documents started',
      'session written',
      'documents written',
    ])
  })

  it('knows whether anything would be lost', () => {
    let isUnsaved = false
    const savers = listOf({ isUnsaved: () => isUnsaved }, { flush: () => undefined })
    expect(savers.isUnsaved()).toBe(false)
    isUnsaved = true
    expect(savers.isUnsaved()).toBe(true)
    isUnsaved = false
    savers.store.setState({ isLost: true })
    expect(savers.isUnsaved()).toBe(true)
  })

  it('saves all again after the stored data were deleted, and only then', async () => {
    const asked: boolean[] = []
    const savers = listOf({ saveAgain: (isAll) => void asked.push(isAll) }, {})
    await savers.saveAgain()
    savers.store.setState({ isLost: true })
    await savers.saveAgain()
    expect(savers.isUnsaved()).toBe(false)
    await savers.saveAgain()
    expect(asked).toEqual([false, true, false])
  })
})
