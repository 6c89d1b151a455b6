/** The main process refuses payloads and senders that do not fit. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHANNELS } from '../../src/contract/api.ts'
import { Desktop } from './desktop.ts'
import { BAD, GOOD, LONG, POSITION, TO_PAGE, search } from './payloads.ts'

let desktop: Desktop

beforeAll(async () => {
  desktop = await Desktop.start()
})

afterAll(() => desktop.remove())

/** How a message fares that skips the bridge, as one from a page taken over would. */
function answerTo(channel: string, sent: unknown[], sender?: { senderFrame: unknown }): Promise<string> {
  return desktop.run(
    async ({ theContents }, { channel, sent, sender }) => {
      try {
        await theContents().invoke(channel, sent, sender)
        return 'accepted'
      } catch (error) {
        return (error as Error).message
      }
    },
    { channel, sent, sender },
  )
}

test('a payload that fits is accepted', async () => {
  await desktop.run(({ dialog }) => void dialog.answers.push({ filePaths: [] }, { filePaths: [] }, { filePath: '' }))
  for (const [channel, payload] of GOOD)
    expect(await answerTo(channel, payload === undefined ? [] : [payload]), channel).toBe('accepted')
})

test('every channel the page may use is among those tried here', () => {
  const all = Object.values(CHANNELS).filter((channel) => !TO_PAGE.includes(channel))
  expect(BAD.map(([channel]) => channel).sort()).toEqual(all.sort())
})

describe.each(BAD)('%s', (channel, payloads) => {
  test('refuses what does not fit, with a reason, and warns', async () => {
    for (const payload of [
      ...payloads,
      ...(channel === CHANNELS.closingAnswer ? [] : [null]),
      7,
      Number.NaN,
      [],
      [[]],
      new Map(),
      new Date(0),
      10n,
    ]) {
      const before = desktop.console.length
      expect(await answerTo(channel, [payload])).toMatch(`${channel} refused: `)
      await expect.poll(() => desktop.console.slice(before)).toContain(`${channel} refused: `)
    }
  })

  test('refuses more than one payload', async () => {
    const good = GOOD.find(([name]) => name === channel)?.[1]
    expect(await answerTo(channel, [good, good])).toMatch('more than one payload')
  })

  test('refuses any sender but the top frame of our page', async () => {
    const good = GOOD.find(([name]) => name === channel)?.[1]
    const url = 'polyy://app/index.html'
    for (const senderFrame of [
      null,
      undefined,
      { url, parent: { url, parent: null } },
      { url: 'https://example.org/index.html', parent: null },
      { url: 'polyy://elsewhere/index.html', parent: null },
      { url: 'polyyx://app/index.html', parent: null },
      { url: 'polyy://app/', parent: null },
      { url: 'polyy://app/assets/picture.svg', parent: null },
      { url: 'polyy://app/index.html?other', parent: null },
      { url: 'http://app/index.html', parent: null },
      { url: 'about:blank', parent: null },
      { url: '', parent: null },
      // A frame that has gone answers nothing.
      { parent: null },
      { url: undefined, parent: null },
      { url: null, parent: null },
      { url },
      {},
    ])
      expect(
        await answerTo(channel, good === undefined ? [] : [good], { senderFrame }),
        JSON.stringify(senderFrame),
      ).toMatch('not from our page')
  })
})

test('a sender whose frame is disposed meanwhile is refused like any other', async () => {
  const answers = await desktop.run(async ({ theContents }, channel) => {
    const gone = (): never => {
      throw new Error('Render frame was disposed before WebFrameMain could be accessed')
    }
    const frames = [
      {
        get url() {
          return gone()
        },
        parent: null,
      },
      {
        url: 'polyy://app/index.html',
        get parent() {
          return gone()
        },
      },
    ]
    return Promise.all(
      frames.map(
        (senderFrame) =>
          theContents()
            .invoke(channel, [], { senderFrame })
            .catch(({ message }: Error) => message) as Promise<string>,
      ),
    )
  }, CHANNELS.sessionLoad)
  for (const answer of answers) expect(answer).toContain('not from our page')
})

test('a list of millions is refused at its length, one of faults at the first', async () => {
  const huge = (fields: object) => ({
    lane: 'lab',
    message: {
      id: 1,
      kind: 'lab',
      request: { position: POSITION, algorithms: ['negascout'], depths: [1], counting: 'report', ...fields },
    },
  })
  for (const payload of [
    huge({ depths: Array.from({ length: 3_000_000 }, () => 1) }),
    huge({ depths: Array.from({ length: 3_000_000 }, () => 'x') }),
  ])
    expect(await answerTo(CHANNELS.enginePost, [payload])).toContain('a list of 1 to')
  const [deep] = Array.from({ length: 5 }).reduce<unknown[]>(
    (items) => Array.from({ length: 12 }, () => ({ type: 'menu', label: 'x', items })),
    [],
  )
  expect(await answerTo(CHANNELS.menuShow, [{ language: 'en', menus: [deep] }])).toContain('refused')
})

test('what was refused is not repeated at length', async () => {
  const before = desktop.console.length
  const answer = await answerTo(CHANNELS.enginePost, [{ lane: LONG, message: search }])
  expect(answer.length).toBeLessThan(1000)
  await expect.poll(() => desktop.console.slice(before)).toContain('refused')
  expect(desktop.console.length - before).toBeLessThan(5000)
})

test('a refused job reaches the page as a failed one', async () => {
  const reply = await desktop.run(
    ({ thePolyY }, message) =>
      new Promise((resolve) => {
        thePolyY().engine.onReply('play', resolve)
        thePolyY().engine.post('play', message as never)
      }),
    { ...search, id: 41, request: { position: POSITION, options: { algorithm: 'guess' } } },
  )
  expect(reply).toEqual({
    id: 41,
    type: 'failed',
    message: expect.stringContaining('engine:post refused: ') as string,
    isRefused: true,
  })
})
