import { useQuery } from '@tanstack/react-query'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import type { PlannedWork } from '../../../../contract/records/schedule.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { formatChangedSince, formatPlannedPrice } from '../../../parts/product/planned-words.ts'
import { useCancelPlan } from '../../../parts/product/use-cancel-plan.ts'
import { plansOfQuery, scheduleQuery } from '../../../queries.ts'
import { useNow } from '../../../shell/use-now.ts'
import { useApi } from '../../../staff.ts'

/** Prices that are planned for the chosen product, each with its cancelling; nothing without any. */
export function PlannedPrices({ product, onCancelled }: PlannedPricesProps) {
  const api = useApi()
  // Read with the screen: what comes after the choice would push the price away.
  const { data: all } = useQuery({ ...scheduleQuery(api), refetchOnMount: false })
  const isCut = all?.total !== undefined
  const { data: own } = useQuery({ ...plansOfQuery(api, product.id), enabled: isCut })
  return (isCut ? own : all)?.planned
    .filter(({ kind, productId }) => kind === 'price' && productId === product.id)
    .map((work) => <PlannedPrice key={work.id} work={work} onCancelled={onCancelled} />)
}

function PlannedPrice({ work, onCancelled }: { work: PlannedWork; onCancelled: () => void }) {
  const { cancel, isRunning } = useCancelPlan()
  const changed = formatChangedSince(work)
  const text = formatPlannedPrice(work, useNow())
  const cancelIt = async () => {
    if (!isRunning && (await cancel(work))) onCancelled()
  }
  return (
    <Note icon="history" role="note">
      <div className="planned-price">
        <p>
          {`Запланировано: ${text}`}
          {changed && <small>{changed}</small>}
        </p>
        <Button
          size="small"
          isBusy={isRunning}
          aria-disabled={isRunning || undefined}
          aria-label={`Отменить: ${text}`}
          onClick={() => void cancelIt()}
        >
          Отменить
        </Button>
      </div>
    </Note>
  )
}

interface PlannedPricesProps {
  product: StaffListedProduct
  /** The pressed button is gone. */
  onCancelled: () => void
}
