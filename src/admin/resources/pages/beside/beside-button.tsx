import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import type { DraftSeen } from '../../../kit/publication/draft-panel.tsx'
import { BesidePane } from './beside-pane.tsx'

/** Shows the page beside its form, at `place`, as it would be with the draft that is stored; and anew whenever that or the page changes. */
export function BesideButton({ id, version, place, seen }: BesideButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { draft, isDirty, begin } = seen
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        icon="eye"
        className="beside-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Показать рядом
      </Button>
      {isOpen &&
        place &&
        createPortal(
          <BesidePane
            id={id}
            form={button.current?.form ?? null}
            revision={`${version}, ${draft?.version ?? 0}`}
            note={
              isDirty &&
              !draft && (
                <div className="beside__note">
                  <p>Правка появится здесь, когда она в черновике</p>
                  <Button size="small" onClick={() => void begin()}>
                    В черновик
                  </Button>
                </div>
              )
            }
            onClose={close}
          />,
          place,
        )}
    </>
  )
}

interface BesideButtonProps {
  /** Of the page. */
  id: number
  version: number | undefined
  /** Where the page is shown. */
  place: Element | null
  seen: DraftSeen
}
