/** The app's icon in all the sizes and formats that platforms ask for, drawn from the one SVG. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { IconIcns, IconIco } from '@shockpkg/icon-encoder'
import { ROOT } from './build.mjs'

/** One file for each size in Linux's icon theme. */
export const PNG_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

/** Windows reads PNG at 256 only; smaller sizes have to be bitmaps, or parts of Windows show no icon. */
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
const ICO_PNG_SIZE = 256

/** Apple's names for sizes; a size that is drawn at twice the density has a name of its own. */
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
 * @returns {Promise<(svg: string, size: number) => Buffer>} as PNG
 */
async function painter() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return (svg, size) => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } })
    const image = drawing.render()
    const png = Buffer.from(image.asPng())
    image.free()
    drawing.free()
    return png
  }
}

/** Writes the PNG files, named by their sizes, `icon.ico` and `icon.icns` into a folder. */
export async function makeIcons(folder) {
  const paint = await painter()
  const draw = (size) => paint(ICON, size)
  mkdirSync(folder, { recursive: true })
  for (const size of PNG_SIZES) writeFileSync(path.join(folder, `${size}x${size}.png`), draw(size))
  const ico = new IconIco()
  for (const size of ICO_SIZES) await ico.addFromPng(draw(size), size === ICO_PNG_SIZE, true)
  writeFileSync(path.join(folder, 'icon.ico'), ico.encode())
  const icns = new IconIcns()
  for (const [type, size] of Object.entries(ICNS_TYPES)) await icns.addFromPng(draw(size), [type], true)
  writeFileSync(path.join(folder, 'icon.icns'), icns.encode())
}

/** The icons that the web app's manifest names. */
export async function webIcons() {
  const paint = await painter()
  const drawn = (file, svg, size, purpose) => ({ file, size, purpose, png: paint(svg, size) })
  return [
    drawn('icons/192.png', ICON, 192, 'any'),
    drawn('icons/512.png', ICON, 512, 'any'),
    drawn('icons/maskable.png', MASKABLE_ICON, 512, 'maskable'),
  ]
}
