/** The user's own exercises: kept once, found again, renamed, deleted and brought back; and shared as links. */
import { describe, expect, it } from 'vitest'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { SETS } from '../../../../src/engine/lab/exercise-sets.ts'
import { MAX_SHARED_LINK_LENGTH } from '../../../../src/renderer/platform/places.ts'
import { exerciseLink, readExerciseLink } from '../../../../src/renderer/model/replay/exercise-link.ts'
import { OwnExercises } from '../../../../src/renderer/model/replay/own-exercises.ts'

const [{ plan }, { plan: other }] = SETS

function memory(texts = new Map<string, string>()): DocumentStorage {
  return {
    list: async () => [...texts.keys()].sort(),
    load: async (_, id) => texts.get(id) ?? Promise.reject(new Error('there is no such document')),
    save: async (_, id, text) => void texts.set(id, text),
    remove: async (_, id) => void texts.delete(id),
  }
}

const namesOf = (exercises: OwnExercises) =>
  exercises.store.getState().entries.map((entry) => (entry.kind === 'readable' ? entry.record.name : entry.id))

async function opened(storage: DocumentStorage | null): Promise<OwnExercises> {
  const exercises = new OwnExercises(storage)
  await exercises.load()
  return exercises
}

describe('own exercises', () => {
  it('are there after a restart, by name', async () => {
    const storage = memory()
    const exercises = new OwnExercises(storage)
    for (const name of ['Week 10', 'Week 9']) await exercises.keep({ name, plan })
    const again = await opened(storage)
    expect(namesOf(again)).toEqual(['Week 9', 'Week 10'])
    expect(again.has({ name: 'Week 9', plan })).toBe(true)
  })

  it('are kept once, however often they are opened', async () => {
    const storage = memory()
    for (let i = 0; i < 2; i++) await new OwnExercises(storage).keep({ name: 'Week 9', plan })
    const exercises = await opened(storage)
    await exercises.keep({ name: 'Week 9', plan: other })
    expect(namesOf(exercises)).toEqual(['Week 9', 'Week 9'])
  })

  it('come back when their deletion is undone', async () => {
    const storage = memory()
    const exercises = await opened(storage)
    const undo = await exercises.remove(exercises.add({ name: 'Week 9', plan }))
    expect(namesOf(await opened(storage))).toEqual([])
    await undo()
    expect(namesOf(await opened(storage))).toEqual(['Week 9'])
  })

  it('that cannot be read stay, and say why', async () => {
    const exercises = await opened(
      memory(
        new Map([
          ['named', '{"format":"poly-y exercise","version":1,"title":""}'],
          ['placed', '{"format":"poly-y exercise","version":1,"title":"A","position":"x"}'],
          ['later', '{"format":"poly-y exercise","version":2}'],
        ]),
      ),
    )
    expect(
      exercises.store.getState().entries.map((entry) => (entry.kind === 'broken' ? entry.fault : null)),
    ).toMatchObject([
      { code: 'version', place: '2' },
      { code: 'damaged', place: 'title' },
      { code: 'damaged', place: 'position' },
    ])
  })
})

describe('a link to an exercise', () => {
  it.each(SETS.map(({ id, plan }) => [id, plan] as const))('is read as it was written: %s', (_, plan) => {
    const exercise = { title: 'Żółw & α/β? 100 %', plan }
    expect(readExerciseLink(exerciseLink(exercise))).toEqual(exercise)
  })

  it('has any width of the window', () => {
    const wide = { ...plan, options: { algorithm: 'aspiration', depth: 2, margin: 0.5 } } as const
    expect(readExerciseLink(exerciseLink({ title: 'A', plan: wide }))?.plan).toEqual(wide)
  })

  it('is short enough to be sent, with the longest title', () => {
    expect(exerciseLink({ title: '漢'.repeat(100), plan }).length).toBeLessThan(MAX_SHARED_LINK_LENGTH)
  })

  it('is told from one to a search', () => {
    expect(readExerciseLink('position=r%2F.....+b&search=alpha-beta&depth=2&event=24')).toBeNull()
  })

  const link = exerciseLink({ title: 'Week 9', plan })
  it.each([
    [link.replace('questions=cutoff', 'questions=chess'), /questions choice "chess"/],
    [link.replace(/search=[^&]+/, 'search=chess'), /search choice "chess"/],
    [link.replace('order=id', 'order=chess'), /order choice "chess"/],
    [link.replace('count=6', 'count=99'), /count/],
    [link.replace('count=6', 'count=6.5'), /count/],
    [link.replace('depth=2', 'depth=12'), /depth/],
    [link.replace('seed=1', 'seed='), /seed/],
    [link.replace('title=Week+9', 'title='), /title/],
    [link.replace(/position=[^&]+/, 'position=x'), /./],
  ])('is refused with its fault named: %s', (link, reason) => {
    expect(() => readExerciseLink(link)).toThrow(reason)
  })
})
