import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { HeldRestore } from '../../contract/restores.ts'
import { formatMoment, formatWhen } from '../../lib/moments.ts'
import { plural } from '../../lib/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useWrite } from '../kit/write/use-write.ts'
import { WriteFailure } from '../kit/write/write-failure.tsx'
import { DELIVERIES_KEY, heldQuery, RESTORES_KEY } from '../queries.ts'
import { useApi } from '../staff.ts'
import { useNow } from './use-now.ts'
import './held-work.css'

/** For admins: what a restored shop does not send, reprice or publish until one lets it; nothing in any other shop. */
export function HeldWork() {
  const api = useApi()
  const { data } = useQuery(heldQuery(api))
  const { run, isRunning, error } = useWrite({
    call: () => api.restores.release(undefined),
    success: { title: 'Успех', description: 'Отправляем и выполняем' },
    failure: 'Не удалось отправить и выполнить',
    refresh: [RESTORES_KEY, DELIVERIES_KEY],
  })
  /** Against double clicks: the second one comes before the re-render. */
  const isSent = useRef(false)
  const release = async () => {
    if (isSent.current) return
    isSent.current = true
    await run(undefined).catch(() => undefined)
    isSent.current = false
  }
  const held = data?.held
  if (!held) return null
  return (
    <Note tone="warn" role="status" className="held">
      <div className="held__in">
        <Waiting held={held} />
        <Button
          variant="main"
          isBusy={isRunning}
          aria-disabled={isRunning || undefined}
          onClick={() => void release()}
        >
          Отправить и выполнить
        </Button>
        <WriteFailure error={error} what="Всё ждёт по-прежнему" button="Отправить и выполнить" />
      </div>
    </Note>
  )
}

function Waiting({ held }: { held: HeldRestore }) {
  const now = useNow()
  const { deliveries, latePrices, latePublications } = held
  const messages = `${deliveries} ${plural(deliveries, ['сообщение', 'сообщения', 'сообщений'])}`
  return (
    <>
      <p>
        <b>Магазин восстановлен из копии: {formatWhen(held.backupMadeAt, now)}.</b> Сообщения сотрудникам,
        плановые цены и публикации ждут, пока вы их не разрешите.{' '}
        {deliveries > 0 ? `Будет отправлено: ${messages}.` : 'Неотправленных сообщений нет.'}
      </p>
      <Late title="Сменятся цены, чей час прошёл:" rows={latePrices} now={now} />
      <Late title="Покажутся или скроются на сайте:" rows={latePublications} now={now} />
    </>
  )
}

interface LateProps {
  title: string
  rows: readonly { id: number; entity?: string; title: string; at: string }[]
  now: number
}

function Late({ title, rows, now }: LateProps) {
  if (rows.length === 0) return null
  return (
    <div>
      <p>{title}</p>
      <ul className="held__late">
        {rows.map((row) => (
          <li key={`${row.entity} ${row.id}`}>
            {row.title} <span className="muted">({formatMoment(row.at, now)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
