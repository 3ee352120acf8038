import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isServerThereStill } from '../../ui/failure/retry-code.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/** Where the document was opened: what is missing there would be missing after another load too. */
const openedAt = window.location.href

/**
 * Error screen, most often for a script that could not be fetched. When the server answers, it is one of a former build: the document
 * is loaded anew, once.
 */
export function BrokenScreen() {
  const [isReloading, setReloading] = useState(() => window.location.href !== openedAt)
  useEffect(() => {
    if (!isReloading) return
    void isServerThereStill().then((isThere) => {
      if (isThere) window.location.reload()
      else setReloading(false)
    })
  }, [isReloading])
  if (isReloading) return <WaitingScreen />
  return (
    <main className="full-screen">
      <div role="alert">
        <EmptyState
          level={1}
          title="Раздел не открылся"
          text="Проверьте связь и попробуйте ещё раз."
          actions={
            <Button variant="main" onClick={() => window.location.reload()}>
              Попробовать снова
            </Button>
          }
        />
      </div>
    </main>
  )
}
