import type { PastWork } from '../../../contract/records/schedule.ts'
import { STAFF_PRICES_PATH } from '../../../domain/site/staff-paths.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { rememberPlace } from '../../kit/write/focus.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { formatLeft, listNames } from '../../parts/product/planned-words.ts'
import { SCHEDULE_KEY } from '../../queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'

/** Products that planned prices have left as they were, until somebody has seen it; nothing when there is none. */
export function LeftPricesNotes({ past }: { past: readonly PastWork[] }) {
  return past.filter(({ isSeen }) => !isSeen).map((work) => <LeftPrices key={work.id} work={work} />)
}

function LeftPrices({ work }: { work: PastWork }) {
  const api = useApi()
  const { run, isRunning } = useWrite({
    call: () => api.scheduledPrices.markSeen({ id: work.id }),
    success: { title: 'Понятно', description: 'Больше не напомним; в плане это осталось' },
    failure: (reason) => `Не удалось убрать: ${reason}`,
    refresh: [SCHEDULE_KEY],
  })
  const see = async (button: Element) => {
    if (isRunning) return
    const moveOn = rememberPlace(button, '.left-prices')
    await run(undefined).then(moveOn, () => undefined)
  }
  const now = useNow()
  const [product, ...others] = work.left
  const href =
    product && others.length === 0 ? `${STAFF_PRICES_PATH}?product=${product.id}` : STAFF_PRICES_PATH
  return (
    <Note tone="warn" className="undelivered">
      <div className="left-prices">
        <p>
          <b>
            Плановое изменение цен {formatWhen(work.at, now)}: {formatLeft(work)}.
          </b>{' '}
          {listNames(work.left)}. После того как его запланировали, цену изменили или товар убрали.{' '}
          <a href={href}>Проверить цены</a>
        </p>
        <Button
          isBusy={isRunning}
          aria-disabled={isRunning || undefined}
          onClick={({ currentTarget }) => void see(currentTarget)}
        >
          Понятно
        </Button>
      </div>
    </Note>
  )
}
