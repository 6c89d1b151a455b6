/** Says aloud, to those who listen to the page, what happens in the game: wherever they are in the app. */
import { useEffect, useState } from 'react'
import { newsOf, timeNews } from './news.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { TIME_KEEPER } from '../../model/match/time-keeper.ts'
import { useServices } from '../../platform/services.tsx'

export function Announcer() {
  const { match, timeKeeper } = useServices(MATCH, TIME_KEEPER)
  const [news, setNews] = useState('')
  useEffect(
    () =>
      match.subscribe((after, before) => {
        const words = newsOf(after, before)
        if (words !== '') setNews(words)
      }),
    [match],
  )
  useEffect(
    () =>
      timeKeeper.store.subscribe((after, before) => {
        const words = timeNews(after, before)
        if (words !== '') setNews(words)
      }),
    [timeKeeper],
  )
  // The attribute keeps it from being hidden with the rest of the page behind a dialog.
  return (
    <p className="visually-hidden" role="status" data-live-announcer="">
      {news}
    </p>
  )
}
