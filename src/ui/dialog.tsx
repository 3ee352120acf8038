import { type ReactNode, useId } from 'react'
import { joinClasses } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Toasts } from './toast/toasts.tsx'
import { useModal } from './use-modal.ts'

/** A modal dialog in the middle of the screen. Its content is mounted only while it is open. */
export function Dialog(props: DialogProps & { size?: DialogSize | undefined }) {
  return <Modal block="dialog" {...props} />
}

/** A modal panel from the right edge; never covers a phone's whole screen. */
export function Drawer(props: DialogProps & { size?: 'wide'; head?: ReactNode }) {
  return <Modal block="drawer" {...props} />
}

function Modal({ block, size, open, onClose, title, head, footer, children }: ModalProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog className={joinClasses(block, size && `${block}--${size}`)} aria-labelledby={titleId} {...modal}>
      {open && (
        <>
          <div className={`${block}__h`}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {head}
            <IconButton icon="close" aria-label="Закрыть" onClick={onClose} />
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
  /** Called when the user wants to close it; the parent then sets `open` to false. */
  onClose: () => void
  title: string
  footer?: ReactNode
  children: ReactNode
}

/** `picture`: as large as the screen. Staff area: `form`: the whole screen of a phone; `tabs`: a form in tabs, of constant height. */
type DialogSize = 'picture' | 'form' | 'tabs'

type ModalProps = DialogProps & {
  block: 'dialog' | 'drawer'
  size?: DialogSize | 'wide' | undefined
  /** Between the title and the close button. */
  head?: ReactNode
}
