/** A modal dialog: it keeps the focus inside, closes on Escape or a click beside it, and returns the focus. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import './modal.css'

interface ModalProps {
  readonly title: string
  /** Called when it is to close, for whatever reason. */
  readonly onClose: () => void
  /** For a dialog that is not a plain column. */
  readonly className?: string
  readonly children: ReactNode
}

export function Modal({ title, onClose, className, children }: ModalProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="modal-shade">
      <AriaModal className={className === undefined ? 'modal' : `modal ${className}`}>
        <Dialog className="dialog">
          <Heading slot="title" className="title">
            {title}
          </Heading>
          {children}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

/** Closes the dialog it stands in. */
export function CancelButton() {
  const { t } = useTranslation()
  return <Button slot="close">{t('cancel')}</Button>
}

/** The button Cancel, and the one that submits the dialog's form. */
export function DialogButtons({ submit }: { submit: string }) {
  return (
    <div className="wrap dialog-buttons">
      <CancelButton />
      <button type="submit" className="primary">
        {submit}
      </button>
    </div>
  )
}

/** For a dialog whose changes take effect as they are made. */
export function CloseButton() {
  const { t } = useTranslation()
  return (
    <div className="wrap dialog-buttons">
      <Button slot="close" className="primary">
        {t('close')}
      </Button>
    </div>
  )
}
