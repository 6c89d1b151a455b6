/** Large imports: in slices, with progress, to be cancelled; what goes out comes in again. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_INFO } from '../../../../src/engine/game/game-tree.ts'
import { newTree } from '../../../../src/engine/game/tree-builder.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { importText } from '../../../../src/renderer/model/library/import-export.ts'
import { importGames, textOfGameFile, type ImportProgress } from '../../../../src/renderer/model/library/import.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { createLibraryPageStore } from '../../../../src/renderer/model/library/page-store.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { inSlices } from '../../../../src/renderer/platform/slices.ts'
import { freshLibrary } from './fresh-library.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const POSITION = './...../........../.........r..... b'

let storage: DocumentStorage
let library: Library
beforeEach(async () => {
  ;({ storage, library } = await freshLibrary())
})

const entries = () => library.store.getState().entries

describe('work in slices', () => {
  it('gives the page its turn every ten milliseconds of it', async () => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    let longest = 0
    let begin = 0
    function* work(): Generator<number, string> {
      for (let step = 0; step < 100; step++) {
        now += 3
        longest = Math.max(longest, now - begin)
        yield step
      }
      return 'done'
    }
    const told: number[] = []
    const result = await inSlices(work(), (step) => {
      told.push(step)
      begin = now
    })
    clock.mockRestore()
    expect(result).toBe('done')
    expect(longest).toBeLessThanOrEqual(12)
    expect(told.length).toBeGreaterThanOrEqual(24)
  })

  it('ends with the reason when it is cancelled, and with the fault when it fails', async () => {
    const controller = new AbortController()
    const forEver = (function* () {
      for (;;) yield 1
    })()
    await expect(inSlices(forEver, () => controller.abort(), controller.signal)).rejects.toThrow('aborted')
    const failing = (function* () {
      yield 1
      throw new RangeError('no more')
    })()
    await expect(inSlices(failing, () => undefined)).rejects.toThrow('no more')
  })
})

describe('a large import', () => {
  it('tells how far it is, and changes what shows once', async () => {
    const told: ImportProgress[] = []
    let changes = 0
    library.store.subscribe((state, before) => (changes += Number(state.entries !== before.entries)))
    const ids = await importGames(library, `${POSITION}\n`.repeat(2000), undefined, {
      report: (progress) => told.push(progress),
    })
    expect(ids).toHaveLength(2000)
    expect(changes).toBe(1)
    expect(await storage.list('games')).toHaveLength(2000)
    const saving = told.filter(({ doing }) => doing === 'saving').map(({ share }) => share)
    expect(saving).toEqual(saving.toSorted((a, b) => a - b))
    expect(saving.at(-1)).toBe(1)
  })

  it('leaves the page its turn while its games are named', async () => {
    let turns = 0
    const page = setInterval(() => turns++)
    const atNames: number[] = []
    const slowly = () => {
      atNames.push(turns)
      for (const end = performance.now() + 6; performance.now() < end;);
      return 'a name'
    }
    await importGames(library, `${POSITION}\n`.repeat(10), slowly)
    clearInterval(page)
    expect(atNames[9]).toBeGreaterThan(atNames[0])
  })

  it('draws one after the other that it is in, saved and selected', async () => {
    vi.stubGlobal('location', { hash: '' })
    let turn = 0
    let isOver = false
    const count = () => {
      turn++
      if (!isOver) setImmediate(count)
    }
    count()
    const libraryPage = createLibraryPageStore()
    const turns: number[] = []
    library.store.subscribe(() => turns.push(turn))
    libraryPage.subscribe((state, before) => state.selected !== before.selected && turns.push(turn))
    await importText({ library, libraryPage, notice: createNoticeStore(null) }, `${POSITION}\n`.repeat(200))
    isOver = true
    vi.unstubAllGlobals()
    expect(libraryPage.getState().selected.size).toBe(200)
    expect(turns.length).toBeGreaterThanOrEqual(3)
    expect(new Set(turns).size).toBe(turns.length)
  })

  it('that is cancelled keeps what is saved, and nothing else shows', async () => {
    const controller = new AbortController()
    const report = ({ doing, share }: ImportProgress) => {
      if (doing === 'saving' && share >= 0.1) controller.abort()
    }
    const saved: string[] = []
    const onSaved = (id: string) => void saved.push(id)
    await expect(
      importGames(library, `${POSITION}\n`.repeat(1000), undefined, { report, onSaved, signal: controller.signal }),
    ).rejects.toThrow('aborted')
    const kept = await storage.list('games')
    expect(saved.sort()).toEqual(kept)
    expect(kept.length).toBeGreaterThanOrEqual(100)
    expect(kept.length).toBeLessThan(200)
    expect(
      entries()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(kept)
  })

  it('that finds no room stays on the screen, marked', async () => {
    let room = 30
    const full: DocumentStorage = {
      ...storage,
      save: (...document) => (room-- > 0 ? storage.save(...document) : Promise.reject(new Error('QuotaExceededError'))),
    }
    library = new Library(full, () => [])
    await expect(importGames(library, `${POSITION}\n`.repeat(100))).rejects.toMatchObject({ code: 'full' })
    expect(entries()).toHaveLength(100)
    expect(library.store.getState().unsaved.size).toBe(70)
  })

  it('has a limit', async () => {
    await expect(importGames(library, `${POSITION}\n`.repeat(10_001))).rejects.toMatchObject({
      code: 'too-many-games',
      values: { limit: 10_000, line: 10_001 },
    })
    expect(entries()).toEqual([])
  })
})

describe('what goes out comes in again', () => {
  const notes = 'x'.repeat(3000)

  it('also 1,001 entries of more than 2 MB; removed and brought back together', async () => {
    const ids: string[] = []
    for (let i = 0; i < 1001; i++)
      ids.push(await library.add(newTree(emptyPosition(4), false, { ...NO_INFO, name: String(i), notes })))
    const [text, ...more] = library.exportTexts(ids)
    expect(more).toEqual([])
    expect(text.length).toBeGreaterThan(2_000_000)
    const undo = await library.remove(...ids)
    expect([entries(), await storage.list('games')]).toEqual([[], []])
    expect(await importGames(library, await textOfGameFile(new Blob([text])))).toHaveLength(1001)
    expect(entries().map((entry) => entry.kind !== 'broken' && entry.tree.info.name)).toEqual(
      ids.map((_, i) => String(i)),
    )
    await undo()
    expect(await storage.list('games')).toHaveLength(2002)
  })

  it('in as many files as it takes', async () => {
    // Of characters that take three bytes each, the most that a text of this length can have.
    const ids: string[] = []
    for (let i = 0; i < 3; i++)
      ids.push(await library.add(newTree(emptyPosition(2), false, { ...NO_INFO, notes: '漢'.repeat(1_900_000) })))
    const repeated = Array.from({ length: 6 }, (_, i) => ids[i % 3])
    const texts = library.exportTexts(repeated)
    expect(texts).toHaveLength(2)
    let count = 0
    for (const text of texts) count += (await importGames(library, await textOfGameFile(new Blob([text])))).length
    expect(count).toBe(6)
  })
})
