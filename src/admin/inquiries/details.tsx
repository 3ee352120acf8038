import type { Inquiry } from '../../contract/inquiries.ts'
import { Drawer } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InquirySheet } from './sheet.tsx'

/** The sheet beside the list, open while a request is chosen; its foot turns to the neighbours. */
export function InquiryDetails({ inquiry, previous, next, onTurn, onClose }: InquiryDetailsProps) {
  return (
    <Drawer
      open={inquiry !== undefined}
      onClose={onClose}
      title={inquiry ? `Запрос #${inquiry.id}` : ''}
      footer={
        <div className="turn">
          <button
            type="button"
            className="btn btn--line"
            aria-disabled={!previous || undefined}
            onClick={() => previous && onTurn(previous)}
          >
            <Icon name="arrow-left" />
            Предыдущий
          </button>
          <button
            type="button"
            className="btn btn--line"
            aria-disabled={!next || undefined}
            onClick={() => next && onTurn(next)}
          >
            Следующий
            <Icon name="arrow-right" />
          </button>
        </div>
      }
    >
      {inquiry && <InquirySheet key={inquiry.id} inquiry={inquiry} />}
    </Drawer>
  )
}

interface InquiryDetailsProps {
  inquiry: Inquiry | undefined
  previous: Inquiry | undefined
  next: Inquiry | undefined
  onTurn: (inquiry: Inquiry) => void
  onClose: () => void
}
