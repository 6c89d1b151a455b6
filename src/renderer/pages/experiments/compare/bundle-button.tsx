/** Saves a whole comparison as one archive, with the charts of every position. */
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minimalTreeOf } from '../../../../engine/lab/lab.ts'
import { reasonOf } from '../../../language/words.ts'
import { bundleOf } from '../../../model/compare/bundle.ts'
import { COMPARISON, useComparison } from '../../../model/compare/comparison.ts'
import { cellsOf, isEarly, requestOf } from '../../../model/compare/searches.ts'
import { DESKTOP, download } from '../../../platform/download.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { type PackedFile, zipOf } from '../../../platform/zip.ts'
import { pictureOf, pngOf } from '../../../ui/charts/export.ts'
import { CHARTS, VIEWS } from './comparison-charts.tsx'
import { usePositionWords } from './position-words.ts'
import { useShownDepth } from './shown-depth.ts'
import './bundle-button.css'

export function BundleButton() {
  const { t } = useTranslation('lab')
  const app = useLaterServices(COMPARISON, DESKTOP, NOTICE)
  const { positions } = useComparison().choice
  const names = usePositionWords(positions)
  const [drawn, setDrawn] = useState<number | null>(null)
  const charts = useRef<PackedFile[]>([])
  const depth = useShownDepth()

  const start = () => {
    charts.current = []
    setDrawn(0)
  }
  // A picture that cannot be made must not keep the rest from being saved.
  const take = (place: number) => async (figures: HTMLElement) => {
    try {
      charts.current.push(...(await picturesIn(figures, place + 1, names.get(positions[place]) ?? '')))
    } catch (error) {
      say(app.notice, t('export.noCharts', { reason: reasonOf(error) }))
    }
    if (place + 1 < positions.length) return setDrawn(place + 1)
    setDrawn(null)
    const made = { version: import.meta.env.APP_VERSION, date: new Date() }
    const archive = async () => zipOf(bundleOf(app.comparison.store.getState(), names, charts.current, made), made.date)
    await download(app, 'poly-y-comparison.zip', archive())
  }

  return (
    <>
      <button onClick={start} disabled={drawn !== null}>
        {t(drawn === null ? 'export.all' : 'export.drawing')}
      </button>
      {drawn !== null && drawn < positions.length && (
        <AllCharts key={drawn} position={positions[drawn]} depth={depth} onDrawn={take(drawn)} />
      )}
    </>
  )
}

/** Draws every chart of a position where nobody sees it, as a picture is taken of what the page has laid out. */
function AllCharts({
  position,
  depth,
  onDrawn,
}: {
  position: string
  depth: number
  onDrawn: (figures: HTMLElement) => Promise<void>
}) {
  const { choice, found } = useComparison()
  const request = requestOf(choice, position)
  const cells = cellsOf(found, request).filter((cell) => !isEarly(cell))
  const figures = useRef<HTMLDivElement>(null)
  const onDrawnNow = useRef(onDrawn)
  // The charts have measured themselves in their own effects, and are drawn again to that size before the next frame
  // but one.
  useLayoutEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void onDrawnNow.current(figures.current as HTMLDivElement))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className="all-charts" ref={figures} inert>
      {VIEWS.map((view) => {
        const Chart = CHARTS[view]
        return (
          <div key={view} data-view={view}>
            <Chart request={request} cells={cells} minimal={minimalTreeOf(position, choice.depths)} depth={depth} />
          </div>
        )
      })}
    </div>
  )
}

/**
 * Each chart as SVG and PNG, named by the number of its position and by what it shows; the position's name is below it.
 */
async function picturesIn(figures: HTMLElement, number: number, position: string): Promise<PackedFile[]> {
  const charts = [...figures.querySelectorAll<HTMLElement>('[data-view]')].flatMap((view) =>
    [...view.querySelectorAll('figure')].map((figure, i) => ({
      figure,
      name: [number, view.dataset['view'], ...(i === 0 ? [] : [i + 1])].join('-'),
    })),
  )
  // All are measured before the first is awaited: the page may change meanwhile.
  const pictures = charts.map(({ figure, name }) => ({
    name,
    picture: pictureOf(
      figure,
      figure.querySelector('h3')?.textContent ?? '',
      `${position} · Poly-Y ${import.meta.env.APP_VERSION}`,
    ),
  }))
  const files: PackedFile[] = []
  for (const { name, picture } of pictures) {
    const png = await pngOf(picture)
    files.push(
      { path: `charts/${name}.svg`, content: picture.svg },
      { path: `charts/${name}.png`, content: new Uint8Array(await png.arrayBuffer()) },
    )
  }
  return files
}
