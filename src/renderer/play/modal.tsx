/** A modal dialog: the browser's own, which keeps the focus inside and closes on Escape. */
import { useEffect, useId, useRef, type ReactNode } from 'react'

export function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby={heading} onCancel={onClose} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}
