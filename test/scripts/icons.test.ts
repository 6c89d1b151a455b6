/** The icon's files as Windows and macOS read them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeIcons } from '../../scripts/icons.mjs'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'poly-y-icons-'))
  await makeIcons(folder)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isPng = (bytes: Buffer) => bytes.toString('latin1', 1, 4) === 'PNG'

test('an ICO has seven images, bitmaps but for the largest', () => {
  const file = readFileSync(path.join(folder, 'icon.ico'))
  const images = Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
    const entry = 6 + 16 * i
    const start = file.readUInt32LE(entry + 12)
    return { size: file[entry] || 256, bytes: file.subarray(start, start + file.readUInt32LE(entry + 8)) }
  })
  expect(images.map(({ size, bytes }) => [size, isPng(bytes)])).toEqual(
    [16, 24, 32, 48, 64, 128, 256].map((size) => [size, size === 256]),
  )
  expect(images.at(-1)?.bytes.length).toBe(
    file.length - images.slice(0, -1).reduce((sum, { bytes }) => sum + bytes.length, 6 + 16 * 7),
  )
  for (const { size, bytes } of images.slice(0, -1)) {
    expect([bytes.readUInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8)]).toEqual([40, size, 2 * size])
    expect(bytes.length).toBe(40 + 4 * size * size + (size * Math.ceil(size / 32) * 32) / 8)
    const pixels = Array.from({ length: size * size }, (_, i) => [...bytes.subarray(40 + 4 * i, 44 + 4 * i)])
    // The one colour of the drawing, as BGR, wherever something is drawn well; nothing in the corners.
    for (const [blue, green, red, alpha] of pixels)
      if (alpha === 255) expect([red, green, blue]).toEqual([0x2f, 0x6f, 0x5e])
    expect([pixels[0][3], pixels[size * size - 1][3]]).toEqual([0, 0])
    // A pentagon stands on a side: of the rows, which begin at the bottom, the first that is drawn is wider than the
    // last.
    const rows = Array.from(
      { length: size },
      (_, y) => pixels.slice(y * size, (y + 1) * size).filter(([, , , alpha]) => alpha > 128).length,
    )
    const [first, last] = [rows.find((drawn) => drawn > 0), rows.findLast((drawn) => drawn > 0)] as [number, number]
    expect(first).toBeGreaterThan(last)
  }
})

test('an ICNS has a PNG for each size, up to 1024', () => {
  const file = readFileSync(path.join(folder, 'icon.icns'))
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length])
  const sizes: [string, number][] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    expect(isPng(file.subarray(at + 8))).toBe(true)
    sizes.push([file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8 + 16)])
  }
  expect(sizes).toEqual([
    ['icp4', 16],
    ['icp5', 32],
    ['icp6', 64],
    ['ic07', 128],
    ['ic08', 256],
    ['ic09', 512],
    ['ic10', 1024],
    ['ic11', 32],
    ['ic12', 64],
    ['ic13', 256],
    ['ic14', 512],
  ])
})
