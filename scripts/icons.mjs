/** The app's icon in all the sizes and formats that platforms ask for, drawn from the one SVG. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from './build.mjs'

/** One file for each size in Linux's icon theme. */
export const PNG_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

/** Windows reads PNG at 256 only; smaller sizes have to be bitmaps, or parts of Windows show no icon. */
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
const ICO_PNG_SIZE = 256

/** What each size is called in Apple's format; those of twice the density have names of their own. */
const ICNS_TYPES = {
  icp4: 16,
  icp5: 32,
  icp6: 64,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
}

const ICON = readFileSync(path.join(ROOT, 'src/renderer/icon.svg'), 'utf8')

/** A system may cut the icon to any shape that holds the middle four fifths of it. */
const MASKABLE_ICON =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 42 42"><rect x="-9" y="-9" width="42" height="42" fill="#fff"/>${ICON}</svg>`.replace(
    'viewBox="0 0 24 24"',
    'width="24" height="24" viewBox="0 0 24 24"',
  )

/**
 * Draws an icon.
 *
 * @returns {Promise<(svg: string, size: number) => { png: Buffer, pixels: Buffer }>} `pixels` are rows of RGBA from the
 * top, with the colours multiplied by A
 */
async function painter() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return (svg, size) => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } })
    const image = drawing.render()
    const drawn = { png: Buffer.from(image.asPng()), pixels: Buffer.from(image.pixels) }
    image.free()
    drawing.free()
    return drawn
  }
}

/**
 * A bitmap of an ICO: a header with twice the height, as it includes the mask, rows from the bottom in BGRA, an empty
 * mask.
 */
function bitmap(size, pixels) {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(size, 4)
  header.writeInt32LE(2 * size, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  const colours = Buffer.alloc(4 * size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = 4 * (y * size + x)
      const to = 4 * ((size - 1 - y) * size + x)
      const alpha = pixels[from + 3]
      for (const channel of [0, 1, 2])
        colours[to + 2 - channel] = alpha === 0 ? 0 : Math.round((pixels[from + channel] * 255) / alpha)
      colours[to + 3] = alpha
    }
  return Buffer.concat([header, colours, Buffer.alloc(4 * Math.ceil(size / 32) * size)])
}

function ico(draw) {
  const images = ICO_SIZES.map((size) => (size === ICO_PNG_SIZE ? draw(size).png : bitmap(size, draw(size).pixels)))
  const directory = Buffer.alloc(6 + 16 * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach((image, i) => {
    const entry = 6 + 16 * i
    // One byte each: 256 is written as 0.
    directory.writeUInt8(ICO_SIZES[i] % 256, entry)
    directory.writeUInt8(ICO_SIZES[i] % 256, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(image.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += image.length
  })
  return Buffer.concat([directory, ...images])
}

/** A chunk of Apple's format: a type of four letters, the length including these eight bytes, and the content. */
function chunk(type, content) {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32BE(8 + content.length, 4)
  return Buffer.concat([head, content])
}

function icns(draw) {
  return chunk('icns', Buffer.concat(Object.entries(ICNS_TYPES).map(([type, size]) => chunk(type, draw(size).png))))
}

/** Writes the PNG files, named by their sizes, `icon.ico` and `icon.icns` into a folder. */
export async function makeIcons(folder) {
  const paint = await painter()
  const draw = (size) => paint(ICON, size)
  mkdirSync(folder, { recursive: true })
  for (const size of PNG_SIZES) writeFileSync(path.join(folder, `${size}x${size}.png`), draw(size).png)
  writeFileSync(path.join(folder, 'icon.ico'), ico(draw))
  writeFileSync(path.join(folder, 'icon.icns'), icns(draw))
}

/** The icons that the web app's manifest names. */
export async function webIcons() {
  const paint = await painter()
  const drawn = (file, svg, size, purpose) => ({ file, size, purpose, png: paint(svg, size).png })
  return [
    drawn('icons/192.png', ICON, 192, 'any'),
    drawn('icons/512.png', ICON, 512, 'any'),
    drawn('icons/maskable.png', MASKABLE_ICON, 512, 'maskable'),
  ]
}
