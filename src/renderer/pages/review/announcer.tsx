/**
 * Announces the moment shown once it stays a while. The list and the graph announce it themselves while they have the
 * focus.
 */
import { useEffect, useRef, useState } from 'react'
import type { Reviewed, StepFacts } from '../../model/review/reviewed.ts'
import { spokenWords } from './review-words.ts'

const REST_MS = 250

export function Announcer({ shown, fact }: { shown: Reviewed; fact: StepFacts }) {
  const [said, setSaid] = useState('')
  const lastId = useRef(shown.moment.id)
  const words = spokenWords(shown, fact)
  const { id } = shown.moment
  useEffect(() => {
    if (id === lastId.current) return undefined
    const timer = setTimeout(() => {
      lastId.current = id
      const isSaid = document.activeElement?.closest('.move-tree, .plot') ?? null
      setSaid(isSaid === null ? words : '')
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [id, words])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
