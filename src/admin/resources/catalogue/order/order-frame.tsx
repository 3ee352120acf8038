import { type ReactNode, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Screen } from '../../../shell/screen.tsx'
import type { Order } from './use-order.ts'

/** The screen of the order by hand, under its heading. */
export function OrderScreen({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <Screen
      isForm
      title="Порядок в каталоге"
      lead="Так товары стоят на сайте. Каждая перестановка сохраняется сразу."
      actions={actions}
    >
      {children}
    </Screen>
  )
}

/** What stands around the products in order, all of them or in parts: heading, «По номерам», how a product is moved, and what is said. */
export function OrderFrame({ order, children }: OrderFrameProps) {
  const helpId = useId()
  return (
    <OrderScreen
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
    </OrderScreen>
  )
}

interface OrderFrameProps {
  order: Pick<Order, 'isSaving' | 'said' | 'reset'>
  /** `helpId` is the element that says how to move a product. */
  children: (helpId: string) => ReactNode
}
