import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Undone } from '../../../../contract/catalogue/prices.ts'
import { formatWhen } from '../../../../lib/moments.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { WriteFailure } from '../../../kit/write/write-failure.tsx'
import { lastBulkQuery } from '../../../queries.ts'
import { useNow } from '../../../shell/use-now.ts'
import { useApi } from '../../../staff.ts'
import { formatLastBulk, formatUndone } from '../parts/price-text.ts'
import { useUndoBulk } from './use-undo-bulk.ts'

/** Banner to undo the last bulk change, also after a reload; then shows the result, and once that is hidden, the change before. */
export function UndoBanner() {
  const api = useApi()
  const now = useNow()
  // Read with the screen, so that it comes with the form below (screen.tsx).
  const { data: last } = useQuery({ ...lastBulkQuery(api), refetchOnMount: false })
  const [undone, setUndone] = useState<(Undone & { id: number }) | null>(null)
  const { run, isRunning, error } = useUndoBulk(() => ({
    title: 'Успех',
    description: 'Прежние цены возвращены',
  }))
  /** Against double clicks: the second one comes before the re-render. */
  const isSent = useRef(false)
  const undo = async (id: number) => {
    if (isSent.current) return
    isSent.current = true
    await run(id).then(
      (result) => setUndone({ ...result, id }),
      () => undefined,
    )
    isSent.current = false
  }
  // The result stays where the same button would stand for the change before: nobody takes back two by pressing twice.
  const isNewer = last && (!undone || last.id > undone.id)
  if (isNewer) {
    return (
      <div className="undo" role="status">
        <Icon name="check" />
        <p>
          <b>{formatLastBulk(last.count)}</b> {last.description}, {formatWhen(last.changedAt, now)},{' '}
          {last.actorName}.
        </p>
        <Button
          className="undo__back"
          icon="undo"
          isBusy={isRunning}
          aria-disabled={isRunning || undefined}
          onClick={() => void undo(last.id)}
        >
          Вернуть прежние цены
        </Button>
        <WriteFailure error={error} what="Цены остались новыми" button="Вернуть прежние цены" />
      </div>
    )
  }
  if (!undone) return null
  return (
    <div className={undone.left.length > 0 ? 'undo undo--left' : 'undo'} role="status">
      <Icon name={undone.left.length > 0 ? 'warn' : 'check'} />
      <p>{formatUndone(undone)}</p>
      <IconButton icon="close" aria-label="Скрыть" onClick={() => setUndone(null)} />
    </div>
  )
}
