import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Delivery } from '../../../contract/inquiry-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { inquiryQuery } from '../../inquiry/inquiry-queries.ts'
import { useApi } from '../../staff.ts'
import { WriteFailure } from '../../write/write-failure.tsx'
import { describeDelivery, listChannels } from './delivery-words.ts'

/** Messages to staff about a request; what has not arrived can be sent again at once. */
export function RingLines({ deliveries, isReminder, inquiryId }: RingLinesProps) {
  const api = useApi()
  const queries = useQueryClient()
  const retry = useMutation({
    mutationFn: (id: number) => api.deliveries.retry({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: inquiryQuery(api, inquiryId).queryKey }),
  })
  const told = listChannels(deliveries)
  const what = isReminder ? 'Напомнили, что никто не взял' : 'Сообщили'
  return (
    <>
      <p>{told === '' ? `${what}: пока никому` : `${what}: ${told}`}</p>
      <ul className="rings">
        {deliveries.map((delivery) => (
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
      <WriteFailure error={retry.error} what="Не отправлено" button="Повторить" />
    </>
  )
}

interface RingLinesProps {
  deliveries: readonly Delivery[]
  isReminder: boolean
  inquiryId: number
}
