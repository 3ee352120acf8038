import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { Toasts } from './toasts.tsx'
import { useModal } from './use-modal.ts'

/** A window in the middle of the screen. Its content exists only while it is open. */
export function Dialog(props: DialogProps) {
  return <Modal block="dialog" {...props} />
}

/** A sheet from the right edge that never covers a whole phone screen. */
export function Drawer(props: DialogProps) {
  return <Modal block="drawer" {...props} />
}

function Modal({ block, className = '', open, onClose, title, footer, children }: ModalProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog className={`${block} ${className}`.trim()} aria-labelledby={titleId} {...modal}>
      {open && (
        <>
          <div className={`${block}__h`}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="ico" aria-label="Закрыть" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={`${block}__b`}>{children}</div>
          {footer && <div className={`${block}__f`}>{footer}</div>}
          <Toasts isOver />
        </>
      )}
    </dialog>
  )
}

type DialogProps = {
  open: boolean
  /** Asked for, not done: take `open` away to agree. */
  onClose: () => void
  title: string
  /** Of the dialog itself, for another size. */
  className?: string
  footer?: ReactNode
  children: ReactNode
}

type ModalProps = DialogProps & { block: 'dialog' | 'drawer' }
