/** Announces to screen readers what happens in the game, on every page of the app. */
import { useEffect, useState } from 'react'
import { MATCH } from '../../model/match/match-store.ts'
import { TIME_KEEPER } from '../../model/match/time-keeper.ts'
import { useServices } from '../../platform/services.tsx'

/** The page's start says nothing yet, and does not load the words. */
export const fetchNews = () => import('./news.ts')

export function Announcer() {
  const { match, timeKeeper } = useServices(MATCH, TIME_KEEPER)
  const [news, setNews] = useState('')
  const tell = (words: string) => words !== '' && setNews(words)
  useEffect(
    () =>
      match.subscribe((after, before) => {
        void fetchNews().then(({ newsOf }) => tell(newsOf(after, before)))
      }),
    [match],
  )
  useEffect(
    () =>
      timeKeeper.store.subscribe((after, before) => {
        void fetchNews().then(({ timeNews }) => tell(timeNews(after, before)))
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
