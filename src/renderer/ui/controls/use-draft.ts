/**
 * A field that saves itself: a moment after the last key, when it is left, and when the page closes. Until then only
 * the field has what is typed, so that a list of thousands is not searched and sorted at every key.
 */
import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 400

export interface TextDraft {
  readonly text: string
  readonly type: (text: string) => void
  readonly save: () => void
  /** Goes back to what is saved. */
  readonly drop: () => void
}

/** @param onSave `isStale`: has what was saved changed since the typing began, as only another tab can have done? */
export function useDraft(saved: string, onSave: (text: string, isStale: boolean) => void): TextDraft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly base: string } | null>(null)
  const save = () => {
    if (draft !== null && draft.text !== saved) onSave(draft.text, draft.base !== saved)
    setDraft(null)
  }
  const saveLatest = useEffectEvent(save)
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => saveLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const onPageHide = () => saveLatest()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      saveLatest()
    }
  }, [])
  return {
    text: draft?.text ?? saved,
    type: (text) => setDraft({ text, base: draft?.base ?? saved }),
    save,
    drop: () => setDraft(null),
  }
}
