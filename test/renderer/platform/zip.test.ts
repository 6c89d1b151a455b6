/** Archives: what is packed comes back, and no path is packed that some system would refuse. */
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipOf } from '../../../src/renderer/platform/zip.ts'

const TIME = new Date(2026, 0, 2)

describe('an archive', () => {
  it('gives back texts and bytes', async () => {
    const bytes = new Uint8Array([0, 255, 80, 75])
    const packed = await zipOf(
      [
        { path: 'README.txt', content: 'Łódź\r\n' },
        { path: 'charts/1.png', content: bytes },
      ],
      TIME,
    )
    const files = unzipSync(new Uint8Array(await packed.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['README.txt', 'charts/1.png'])
    expect([strFromU8(files['README.txt']), files['charts/1.png']]).toEqual(['Łódź\r\n', bytes])
  })

  it.each([new Date(0), new Date(1979, 11, 31), new Date(2100, 0, 1), new Date(8.64e15), new Date(NaN)])(
    'is made whatever the clock says: %s',
    async (time) => {
      const packed = await zipOf([{ path: 'a', content: 'x' }], time)
      expect(Object.keys(unzipSync(new Uint8Array(await packed.arrayBuffer())))).toEqual(['a'])
    },
  )

  it.each([['../a'], ['a//b'], ['con.txt'], ['tables/a:b.csv'], ['a\\b'], ['']])(
    'refuses the path %j',
    async (path) => {
      await expect(zipOf([{ path, content: '' }], TIME)).rejects.toThrow('no system')
    },
  )

  it('refuses two paths that are one where case does not count', async () => {
    await expect(
      zipOf(
        [
          { path: 'A.txt', content: '' },
          { path: 'a.txt', content: '' },
        ],
        TIME,
      ),
    ).rejects.toThrow('once')
  })
})
