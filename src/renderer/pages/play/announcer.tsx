/** Announces to screen readers what happens in the game, on every page of the app. */
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
  // React Aria hides the page behind a dialog, except elements with this attribute.
  return (
    <p className="visually-hidden" role="status" data-live-announcer="">
      {news}
    </p>
  )
}
