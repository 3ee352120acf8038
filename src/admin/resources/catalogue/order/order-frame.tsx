import { type ReactNode, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Screen } from '../../../shell/screen.tsx'
import type { Order } from './use-order.ts'

/** What stands around the order by hand, whole or in parts: heading, «По номерам», how a product is moved, and what is said. */
export function OrderFrame({ order, children }: OrderFrameProps) {
  const helpId = useId()
  return (
    <Screen
      isForm
      title="Порядок в каталоге"
      lead="Так товары стоят на сайте. Каждая перестановка сохраняется сразу."
      actions={
        <Button icon="reset" aria-disabled={order.isSaving || undefined} onClick={order.reset}>
          По номерам
        </Button>
      }
    >
      <p className="vh" id={helpId}>
        Пробел поднимает товар, стрелки переносят, пробел опускает, Esc возвращает
      </p>
      {children(helpId)}
      <p className="vh" role="status">
        {order.said}
      </p>
    </Screen>
  )
}

interface OrderFrameProps {
  order: Pick<Order, 'isSaving' | 'said' | 'reset'>
  /** `helpId` is the element that says how to move a product. */
  children: (helpId: string) => ReactNode
}
