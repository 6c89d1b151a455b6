/** The hint by playouts and its marks are fetched apart from the page, with their texts: few games need them. */
import { useEffect, useState } from 'react'
import { fetchTexts } from '../../language/i18n.ts'
import { later } from '../../ui/later.tsx'

const FirstStonesLegend = later(async () => {
  const [{ FirstStonesLegend }] = await Promise.all([
    import('../../parts/chances/first-stones-legend.tsx'),
    fetchTexts('games'),
  ])
  return FirstStonesLegend
}, null)

const ChanceHint = later(async () => {
  const [{ ChanceHint }] = await Promise.all([
    import('./chance-hint.tsx'),
    fetchChanceMarks(),
    FirstStonesLegend.fetch(),
  ])
  return ChanceHint
}, null)

export { ChanceHint, FirstStonesLegend }

async function fetchChanceMarks() {
  const [{ chanceMarks }] = await Promise.all([import('./chance-marks.ts'), fetchTexts('games')])
  return chanceMarks
}

/** Draws the marks of moves by playouts, once it has been fetched; null before, and while none are wanted. */
export function useChanceMarks(isWanted: boolean): Awaited<ReturnType<typeof fetchChanceMarks>> | null {
  const [draw, setDraw] = useState<ReturnType<typeof useChanceMarks>>(null)
  useEffect(() => {
    // The words of a hint say what cannot be fetched: they are fetched with it.
    if (isWanted)
      fetchChanceMarks().then(
        (draw) => setDraw(() => draw),
        () => undefined,
      )
  }, [isWanted])
  return isWanted ? draw : null
}
