/**
 * News of what has been done, on a small card in a corner of the window, for a while or until it is dismissed; it may
 * offer an undo. Later news covers it, and once that is undone, the undo before it is offered again. While there is no
 * news, an offer shows there until it is taken or dismissed.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { putInFreeCorner } from './free-corner.ts'
import type { Service } from './services.tsx'
import './notice.css'

interface News {
  readonly message: string | null
  readonly undo: (() => void) | null
  /** Which part of the app may take the undo back, as it has undone the act itself or built on it; null for none. */
  readonly owner: string | null
}

interface NoticeState extends News {
  /** Earlier news, covered by the news shown, that can still be undone, the latest last. */
  readonly earlier: readonly News[]
  readonly offer: Offer | null
}

interface Offer {
  readonly message: string
  readonly label: string
  readonly take: () => void
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

const NO_NEWS = { message: null, undo: null, owner: null }

export function createNoticeStore(message: string | null) {
  return createStore<NoticeState>(() => ({ ...NO_NEWS, message, earlier: [], offer: null }))
}

/** Shows news; null takes away all there are. */
export function say(
  notice: NoticeStore,
  message: string | null,
  undo: News['undo'] = null,
  owner: News['owner'] = null,
): void {
  notice.setState((now) =>
    message === null
      ? { ...NO_NEWS, earlier: [] }
      : { message, undo, owner, earlier: now.undo === null ? now.earlier : [...now.earlier, newsIn(now)] },
  )
}

const newsIn = ({ message, undo, owner }: NoticeState): News => ({ message, undo, owner })

/** Takes back the undos that a part of the app has offered. */
export function withdraw(notice: NoticeStore, owner: string): void {
  notice.setState((now) => {
    const earlier = now.earlier.filter((news) => news.owner !== owner)
    return { earlier, ...(now.owner === owner && shown(earlier)) }
  })
}

/** The latest of the earlier news, and those below it. */
const shown = (earlier: readonly News[]) => ({ ...(earlier.at(-1) ?? NO_NEWS), earlier: earlier.slice(0, -1) })

/** Takes away the news shown: alone where it says only something, and else with all that could be undone before it. */
export function dismiss(notice: NoticeStore): void {
  notice.setState(({ undo, earlier }) => shown(undo === null ? earlier : []))
}

/** Replaces the current offer; null withdraws it. */
export function makeOffer(notice: NoticeStore, offer: Offer | null): void {
  notice.setState({ offer })
}

/** Undoes what the notice reports, where that can be undone, and offers to undo what it reported before. */
export function undoNews(notice: NoticeStore): void {
  const { undo } = notice.getState()
  notice.setState(({ earlier }) => shown(earlier))
  undo?.()
}

const NOTICE_MS = 8000

export function Notice({ notice }: { notice: NoticeStore }) {
  const { message, undo, offer } = useStore(notice)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null || (message === null && offer === null)) return undefined
    const move = () => putInFreeCorner(current)
    move()
    // What the news are about may still change the page.
    const frame = requestAnimationFrame(move)
    window.addEventListener('resize', move)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', move)
    }
  }, [message, offer])
  return (
    <div ref={place} className="notice-place" role="status" data-testid="notice">
      {message !== null && <NoticeLine notice={notice} message={message} undo={undo} />}
      {message === null && offer !== null && (
        <div className="notice row">
          <Line message={offer.message} action={offer} onDismiss={() => makeOffer(notice, null)} />
        </div>
      )}
    </div>
  )
}

function NoticeLine({ notice, message, undo }: Pick<News, 'message' | 'undo'> & { notice: NoticeStore }) {
  const { t } = useTranslation()
  // It stays while it has the focus or the pointer. The pointer must move on it, as it may have been there by chance.
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    if (isPointedAt || hasFocus) return undefined
    const timer = setTimeout(() => dismiss(notice), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [message, undo, notice, isPointedAt, hasFocus])
  return (
    <div
      className="notice row"
      onPointerMove={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Line
        message={message}
        action={undo && { label: t('notice.undo'), take: () => undoNews(notice) }}
        onDismiss={() => dismiss(notice)}
      />
    </div>
  )
}

/** The message, what can be done about it, and the button that dismisses it. */
function Line({
  message,
  action,
  onDismiss,
}: {
  message: string | null
  action: Omit<Offer, 'message'> | null
  onDismiss: () => void
}) {
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
