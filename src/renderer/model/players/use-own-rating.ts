/** The human's rating as Play shows it: what computes it is fetched with the first results. */
import { useEffect, useMemo, useState } from 'react'
import type { OwnRating } from './own-rating.ts'
import { useResults } from './results.ts'

export const fetchRating = () => import('./own-rating.ts')

let here: Awaited<ReturnType<typeof fetchRating>> | null = null

/** Returns null while there is no rating, or it is not there yet. */
export function useOwnRating(): OwnRating | null {
  const { games } = useResults()
  const [rating, setRating] = useState(here)
  const isWanted = rating === null && games.length > 0
  useEffect(() => {
    if (isWanted)
      fetchRating().then(
        (fetched) => setRating((here = fetched)),
        () => undefined,
      )
  }, [isWanted])
  return useMemo(() => rating?.ratingFrom(games) ?? null, [rating, games])
}
