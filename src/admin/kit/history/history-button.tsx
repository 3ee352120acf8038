import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { History } from './history.tsx'
import type { Recorded } from './queries.ts'

/** «История» of a form that is a whole screen: a button that opens it in a dialog. */
export function HistoryButton({ entity, id, onRestored }: Recorded & { onRestored: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const finish = () => {
    close()
    onRestored()
  }
  return (
    <>
      <Button icon="history" onClick={() => setOpen(true)}>
        История
      </Button>
      <Dialog open={isOpen} onClose={close} title="История" size="tabs">
        <History entity={entity} id={id} onRestored={finish} onClose={close} />
      </Dialog>
    </>
  )
}
