/** A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back. */
import { useTranslation } from 'react-i18next'
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'

interface ModalProps {
  readonly title: string
  /** Called once it has closed, however that came about. */
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}

/** Closes the dialog in which an event has happened. */
export function closeDialog({ currentTarget }: SyntheticEvent<Element>): void {
  currentTarget.closest('dialog')?.close()
}

/** Cancel, and what the dialog's form is for. */
export function DialogButtons({ submit }: { submit: string }) {
  const { t } = useTranslation()
  return (
    <div className="dialog-buttons">
      <button type="button" onClick={closeDialog}>
        {t('cancel')}
      </button>
      <button type="submit" className="primary">
        {submit}
      </button>
    </div>
  )
}
