/** One line of news in the status line, where it covers nothing, for a while or until it is dismissed; it may offer to undo what it tells of. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Service } from './services.tsx'
import './notice.css'

interface News {
  readonly message: string | null
  readonly undo: (() => void) | null
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

export function createNoticeStore(message: string | null) {
  return createStore<News>(() => ({ message, undo: null }))
}

export function say(notice: NoticeStore, message: string | null, undo: News['undo'] = null): void {
  notice.setState({ message, undo })
}

/** Undoes what the notice tells of, where that can be undone. */
export function undoNews(notice: NoticeStore): void {
  const { undo } = notice.getState()
  say(notice, null)
  undo?.()
}

const NOTICE_MS = 8000

export function Notice({ notice }: { notice: NoticeStore }) {
  const { t } = useTranslation()
  const { message, undo } = useStore(notice)
  useEffect(() => {
    if (message === null) return undefined
    const timer = setTimeout(() => say(notice, null), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [message, undo, notice])
  return (
    <div className="notice-place" role="status">
      {message !== null && (
        <div className="notice">
          {message}
          {undo !== null && (
            <button className="quiet undo" onClick={() => undoNews(notice)}>
              {t('notice.undo')}
            </button>
          )}
          <button className="quiet" onClick={() => say(notice, null)} aria-label={t('notice.dismiss')}>
            ✕
          </button>
        </div>
      )}
    </div>
  )
}

export const NOTICE: Service<'notice', NoticeStore> = { name: 'notice' }
