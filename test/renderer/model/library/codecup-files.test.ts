/** CodeCup's lines in the library: what comes in as games goes out as the same lines. */
import { beforeEach, describe, expect, it } from 'vitest'
import { lineThrough, treeResult } from '../../../../src/engine/game/game-tree.ts'
import { newTree } from '../../../../src/engine/game/tree-builder.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { codeCupFiles } from '../../../../src/renderer/model/library/codecup-export.ts'
import { libraryFaultWords } from '../../../../src/renderer/model/library/entry-words.ts'
import { LibraryError } from '../../../../src/renderer/model/library/fault.ts'
import { importGames, textOfGameFile } from '../../../../src/renderer/model/library/import.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { freshLibrary } from './fresh-library.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const SWAPPED = '22 -1 43 57'
const OPEN = '1 2 3 4'

let storage: DocumentStorage
let library: Library
beforeEach(async () => {
  ;({ storage, library } = await freshLibrary())
})

const gameOf = (id: string) => {
  const entry = library.entry(id)
  if (entry === undefined || entry.kind === 'broken') throw new Error('no game')
  return entry
}

/** The words with which an import or an export is refused. */
async function refusal(act: () => unknown): Promise<string> {
  try {
    await act()
  } catch (error) {
    if (error instanceof LibraryError) return libraryFaultWords(error)
    throw error
  }
  return 'not refused'
}

describe("a file of CodeCup's lines", () => {
  it('becomes an entry for each game, with the swap played as one', async () => {
    const ids = await importGames(library, `# of a contest\n${SWAPPED}\n\n${OPEN}\n`, (_, i) => `game ${i + 1}`)
    const [swapped, open] = ids.map(gameOf)
    expect([swapped.tree.info.name, open.tree.info.name]).toEqual(['game 1', 'game 2'])
    expect([swapped.moves, open.moves]).toEqual([4, 4])
    const [start, , swap] = lineThrough(swapped.tree)
    expect([start.position.board.nodeCount, start.position.cornersToWin, swap.move]).toEqual([106, 3, 'swap'])
    expect(treeResult(open.tree)).toBeNull()
  })

  it('goes out as it came in, also after the shelf has been read again', async () => {
    const ids = await importGames(library, `${SWAPPED}\n${OPEN}`)
    expect(codeCupFiles(library, ids)).toEqual([`${SWAPPED}\n${OPEN}\n`])
    const again = new Library(storage, () => [])
    await again.load()
    expect(codeCupFiles(again, ids)).toEqual([`${SWAPPED}\n${OPEN}\n`])
  })

  it('may have lines as on Windows and a byte order mark', async () => {
    const text = await textOfGameFile(new Blob([`\uFEFF${SWAPPED}\r\n${OPEN}\r\n`]))
    expect(codeCupFiles(library, await importGames(library, text))).toEqual([`${SWAPPED}\n${OPEN}\n`])
  })

  it('of 2,000 games comes in whole', async () => {
    const text = `${SWAPPED}\n`.repeat(2000)
    const ids = await importGames(library, text)
    expect(codeCupFiles(library, ids)).toEqual([text])
  })

  it('is refused whole for one bad line, with its number and place', async () => {
    const kept = await importGames(library, OPEN)
    const said = await refusal(() => importGames(library, `${SWAPPED}\n${OPEN} 4\n${OPEN}`))
    expect(said).toBe('This is no game of CodeCup: line 2, number 5: node 4 is not empty.')
    expect(library.store.getState().entries.map(({ id }) => id)).toEqual(kept)
  })

  it('has the limits of other files', async () => {
    expect(await refusal(() => importGames(library, '1\n'.repeat(10_001)))).toBe(
      'The file has more than 10,000 games (line 10001).',
    )
  })

  it('is not told from positions by later lines', async () => {
    expect(await refusal(() => importGames(library, './..... r\n1 2 3'))).toMatch(/^Line 2 is neither SGF nor/)
  })
})

describe("an export as CodeCup's lines says why there is none", () => {
  it.each([
    [emptyPosition(4), 'CodeCup’s lines are of games on 106 nodes under three corners, which “Mine” is not.'],
    [emptyPosition(7, 1), 'CodeCup’s lines are of games on 106 nodes under three corners, which “Mine” is not.'],
    [emptyPosition(7, 3), 'CodeCup’s lines are of games, and in “Mine” nothing is played.'],
  ])('%#', async (start, words) => {
    const [game] = await importGames(library, OPEN)
    const mine = await library.add(newTree(start, true))
    await library.describe(mine, { name: 'Mine' })
    expect(await refusal(() => codeCupFiles(library, [game, mine]))).toBe(words)
  })
})
