/** Says aloud, to those who listen to the page, what happens in the game: wherever they are in the app. */
import { useEffect, useState } from 'react'
import { newsOf } from './news.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { useServices } from '../../platform/services.tsx'

export function Announcer() {
  const { match } = useServices(MATCH)
  const [news, setNews] = useState('')
  useEffect(
    () =>
      match.subscribe((after, before) => {
        const words = newsOf(after, before)
        if (words !== '') setNews(words)
      }),
    [match],
  )
  // The attribute keeps it from being hidden with the rest of the page behind a dialog.
  return (
    <p className="visually-hidden" role="status" data-live-announcer="">
      {news}
    </p>
  )
}
