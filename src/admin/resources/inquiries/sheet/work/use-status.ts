import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges } from '../../../../../contract/inquiries/work.ts'
import { formatStatus } from '../../../../../domain/inquiry/labels.ts'
import { needsReason, planChange } from '../../../../../domain/inquiry/status.ts'
import { showToast } from '../../../../../ui/toast/toast-store.ts'
import { refreshLists } from '../../../../parts/inquiry/changes/refresh-lists.ts'
import type { InquiryWork } from '../../../../parts/inquiry/changes/use-inquiry-work.ts'
import { useMe } from '../../../../parts/inquiry/use-me.ts'

type Status = Inquiry['status']

/** Changes the status of an inquiry, which can be undone; `canceled` asks for a reason first. `shown` is not stored yet while it is taken. */
export function useStatus(inquiry: Inquiry, shown: Inquiry, work: InquiryWork) {
  const queries = useQueryClient()
  const me = useMe()
  const [isLosing, setLosing] = useState(false)
  /** Resolves whether it is stored. */
  const move = async (wanted: Pick<InquiryChanges, 'lostReason'> & { status: Status }): Promise<boolean> => {
    const { changes, undo } = planChange(wanted, { stored: inquiry, shown }, me?.id)
    const stored = await work.save(changes)
    if (stored === null) return false
    showToast({
      title: `Запрос № ${inquiry.id}: ${formatStatus(wanted.status)}`,
      action: { label: 'Вернуть', run: () => void work.save(undo, { base: stored }) },
    })
    return true
  }
  return {
    setStatus: (status: Status): void => {
      if (status === shown.status) return
      if (needsReason(status)) setLosing(true)
      else void move({ status })
    },
    /** Of the question why it is lost. */
    losing: {
      open: isLosing,
      onClose: () => setLosing(false),
      onLost: async (lostReason: string) => {
        // The sheet says what failed, with its retry beside the status.
        if (!(await move({ status: 'canceled', lostReason }))) void refreshLists(queries, [inquiry.id])
        setLosing(false)
      },
    },
  }
}
