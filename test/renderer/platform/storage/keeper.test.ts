/** The one list of what must be saved before the page closes. */
import { describe, expect, it } from 'vitest'
import { type Keeper, Keepers } from '../../../../src/renderer/platform/storage/keeper.ts'

function listOf(...all: readonly Keeper[]): Keepers {
  const keepers = new Keepers()
  keepers.add(...all)
  return keepers
}

describe('the list of what must be saved', () => {
  it('is finished once all that was started has been written, with every reason why something was not', async () => {
    const done: string[] = []
    const slow = (name: string, reasons: string[]): Keeper => ({
      flush: () => void done.push(`${name} started`),
      settled: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        done.push(`${name} written`)
        return reasons
      },
    })
    const keepers = listOf(
      slow('session', ['disk full']),
      { flush: () => void done.push('study started') },
      slow('documents', ['read-only', 'too long']),
    )
    expect(await keepers.finish()).toEqual(['disk full', 'read-only', 'too long'])
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
    const keepers = listOf({ isUnsaved: () => isUnsaved }, { flush: () => undefined })
    expect(keepers.isUnsaved()).toBe(false)
    isUnsaved = true
    expect(keepers.isUnsaved()).toBe(true)
    isUnsaved = false
    keepers.store.setState({ isLost: true })
    expect(keepers.isUnsaved()).toBe(true)
  })

  it('saves all again after the stored data were deleted, and only then', async () => {
    const asked: boolean[] = []
    const keepers = listOf({ saveAgain: (isAll) => void asked.push(isAll) }, {})
    await keepers.saveAgain()
    keepers.store.setState({ isLost: true })
    await keepers.saveAgain()
    expect(keepers.isUnsaved()).toBe(false)
    await keepers.saveAgain()
    expect(asked).toEqual([false, true, false])
  })
})
