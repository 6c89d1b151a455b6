/**
 * One line of news over the status line, for a while or until it is dismissed; it may offer an undo. While there is no
 * news, an offer shows there until it is taken or dismissed.
 */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Service } from './services.tsx'
import './notice.css'

interface News {
  readonly message: string | null
  readonly undo: (() => void) | null
}

interface Offer {
  readonly message: string
  readonly label: string
  readonly take: () => void
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

export function createNoticeStore(message: string | null) {
  return createStore<News & { readonly offer: Offer | null }>(() => ({ message, undo: null, offer: null }))
}

export function say(notice: NoticeStore, message: string | null, undo: News['undo'] = null): void {
  notice.setState({ message, undo })
}

/** Replaces the current offer; null withdraws it. */
export function makeOffer(notice: NoticeStore, offer: Offer | null): void {
  notice.setState({ offer })
}

/** Undoes what the notice reports, where that can be undone. */
export function undoNews(notice: NoticeStore): void {
  const { undo } = notice.getState()
  say(notice, null)
  undo?.()
}

const NOTICE_MS = 8000

export function Notice({ notice }: { notice: NoticeStore }) {
  const { message, undo, offer } = useStore(notice)
  return (
    <div className="notice-place" role="status">
      {message !== null && <NoticeLine notice={notice} message={message} undo={undo} />}
      {message === null && offer !== null && (
        <div className="notice">
          <Line message={offer.message} action={offer} onDismiss={() => makeOffer(notice, null)} />
        </div>
      )}
    </div>
  )
}

function NoticeLine({ notice, message, undo }: News & { notice: NoticeStore }) {
  const { t } = useTranslation()
  // It stays while it has the focus or the pointer. The pointer must move on it, as it may have been there by chance.
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    if (isPointedAt || hasFocus) return undefined
    const timer = setTimeout(() => say(notice, null), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [message, undo, notice, isPointedAt, hasFocus])
  return (
    <div
      className="notice"
      onPointerMove={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Line message={message} action={undo && { label: t('notice.undo'), take: () => undoNews(notice) }} onDismiss={() => say(notice, null)} />
    </div>
  )
}

/** The message, what can be done about it, and the button that dismisses it. */
function Line({ message, action, onDismiss }: { message: string | null; action: Omit<Offer, 'message'> | null; onDismiss: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="clamped news">{message}</span>
      {action !== null && (
        <button className="quiet undo" onClick={action.take}>
          {action.label}
        </button>
      )}
      <button className="quiet dismiss" onClick={onDismiss} aria-label={t('notice.dismiss')}>
        ✕
      </button>
    </>
  )
}

export const NOTICE: Service<'notice', NoticeStore> = { name: 'notice' }
