import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Delivery } from '../../../../../contract/inquiries/work.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { WriteFailure } from '../../../../kit/write/write-failure.tsx'
import { inquiryQuery } from '../../../../parts/inquiry/inquiry-queries.ts'
import { useNow } from '../../../../shell/use-now.ts'
import { useApi } from '../../../../staff.ts'
import { describeDelivery, describeRings } from './delivery-words.ts'
import type { RingKind } from './timeline.ts'

/** Messages to staff about an inquiry, or the copy for its client; what has not arrived can be sent again at once. */
export function RingLines({ deliveries, of, inquiryId }: RingLinesProps) {
  const api = useApi()
  const queries = useQueryClient()
  const retry = useMutation({
    mutationFn: (id: number) => api.deliveries.retry({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: inquiryQuery(api, inquiryId).queryKey }),
  })
  const now = useNow()
  // Of a copy that is sent nothing else is to be said.
  const lines = of === 'copy' ? deliveries.filter(({ status }) => status !== 'sent') : deliveries
  return (
    <>
      <p>{describeRings(of, deliveries, now)}</p>
      {lines.length > 0 && (
        <ul className="rings">
          {lines.map((delivery) => (
            <li key={delivery.id} className={`rings__one rings__one--${delivery.status}`}>
              <Icon name={delivery.status === 'sent' ? 'check' : 'warn'} />
              <span>{describeDelivery(delivery)}</span>
              {delivery.status !== 'sent' && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Повторить: ${describeDelivery(delivery)}`}
                  isBusy={retry.isPending && retry.variables === delivery.id}
                  onClick={() => retry.mutate(delivery.id)}
                >
                  Повторить
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <WriteFailure error={retry.error} what="Не отправлено" button="Повторить" />
    </>
  )
}

interface RingLinesProps {
  deliveries: readonly Delivery[]
  of: RingKind
  inquiryId: number
}
