/**
 * A chart as a picture of its own: everything in it that is marked `data-print`, where it is on the screen, with the
 * styles computed for the current theme written into the elements, so that the file needs no style sheet. What is
 * marked `data-screen`, such as the value pointed at, is left out.
 */
import { isDrawn } from '../../platform/is-drawn.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Space around the picture, and for the line below it. */
const MARGIN = 16
const CAPTION = 24
/** A generous estimate of the mean width of a letter of that line. */
const LETTER = 6.75

/** Pixels of the PNG per pixel of the screen. */
const PNG_SCALE = 2

/** Properties that are written into an element where they differ from SVG's defaults. */
const SHAPE_DEFAULTS: Readonly<Record<string, string>> = {
  fill: '',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
}
const TEXT_DEFAULTS: Readonly<Record<string, string>> = {
  ...SHAPE_DEFAULTS,
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
}

/** Attributes that only the page understands. */
const isOfThePage = (name: string) => /^(class|style|role|tabindex|data-.*|aria-.*)$/.test(name)

function inlineStyles(original: Element, copy: Element): void {
  for (const { name } of [...copy.attributes]) if (isOfThePage(name)) copy.removeAttribute(name)
  const style = getComputedStyle(original)
  if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity)
  if (original.childElementCount === 0) {
    const defaults = original instanceof SVGTextElement ? TEXT_DEFAULTS : SHAPE_DEFAULTS
    for (const [property, usual] of Object.entries(defaults)) {
      const value = style.getPropertyValue(property)
      if (value !== usual) copy.setAttribute(property, value)
    }
  }
  const copies = [...copy.children]
  for (const [i, child] of [...original.children].entries())
    if (child.hasAttribute('data-screen') || getComputedStyle(child).display === 'none') copies[i].remove()
    else inlineStyles(child, copies[i])
}

/** The lines into which the browser has broken a text of HTML, as texts of SVG. */
function textsOf(element: Element, left: number, top: number): SVGElement[] {
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(element)
  return linesOf(element).map(({ text, place }) => {
    const at = { x: place.left - left, y: (place.top + place.bottom) / 2 - top, dy: '0.35em' }
    const line = svgElement('text', {
      ...at,
      fill: color,
      'font-family': fontFamily,
      'font-size': fontSize,
      'font-weight': fontWeight,
    })
    line.textContent = text
    return line
  })
}

interface Line {
  text: string
  readonly place: DOMRect
}

function linesOf(element: Element): Line[] {
  const lines: Line[] = []
  const node = element.firstChild
  const range = document.createRange()
  for (const { 0: word, index } of (node?.textContent ?? '').matchAll(/\S+/g)) {
    range.setStart(node as Node, index)
    range.setEnd(node as Node, index + word.length)
    const place = range.getBoundingClientRect()
    const line = lines.at(-1)
    if (line && Math.abs(line.place.top - place.top) < place.height / 2) line.text += ` ${word}`
    else lines.push({ text: word, place })
  }
  return lines
}

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * @param figure what is drawn; it must be in the page, for its styles and places are measured
 * @param caption where it comes from, so that it can be made again: a line below, and the description of the file
 */
export function pictureOf(figure: HTMLElement, title: string, caption: string): Picture {
  // Collapsed parts have a place as well.
  const parts = [...figure.querySelectorAll('[data-print]:not([data-screen] *)')].filter(isDrawn)
  const places = parts.map((part) => part.getBoundingClientRect())
  const left = Math.min(...places.map((place) => place.left)) - MARGIN
  const top = Math.min(...places.map((place) => place.top)) - MARGIN
  const width = Math.ceil(
    Math.max(...places.map((place) => place.right + MARGIN - left), caption.length * LETTER + 2 * MARGIN),
  )
  const height = Math.ceil(Math.max(...places.map((place) => place.bottom)) + MARGIN - top) + CAPTION
  const { backgroundColor, color, fontFamily } = getComputedStyle(figure)
  const root = svgElement('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': fontFamily })
  const name = svgElement('title', {})
  name.textContent = title
  const line = svgElement('text', { x: MARGIN, y: height - MARGIN, 'font-size': '12px', fill: color, opacity: 0.7 })
  const description = svgElement('desc', {})
  for (const element of [line, description]) element.textContent = caption
  root.append(name, description, svgElement('rect', { width, height, fill: backgroundColor }), line)
  for (const [i, part] of parts.entries()) {
    const place = places[i]
    if (!(part instanceof SVGSVGElement)) root.append(...textsOf(part, left, top))
    else {
      const copy = part.cloneNode(true) as SVGSVGElement
      inlineStyles(part, copy)
      const { width, height } = place
      for (const [name, value] of Object.entries({ x: place.left - left, y: place.top - top, width, height }))
        copy.setAttribute(name, String(value))
      root.append(copy)
    }
  }
  return { svg: new XMLSerializer().serializeToString(root), width, height }
}

/** The picture in pixels. A browser draws SVG only from a URL, so it gets a temporary one. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(svgBlob(svg))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(PNG_SCALE * width, PNG_SCALE * height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function svgBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' })
}
