import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import { formatStatus } from '../../../lib/inquiry-labels.ts'
import { formatPhone } from '../../../lib/shown-phone.ts'
import { Menu } from '../../../ui/menu.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { describeInherited } from '../../inquiry/inherited-words.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { useApi } from '../../staff.ts'
import { confirmAction } from '../../write/confirm-action.ts'
import { toReason } from '../../write/failure-messages.ts'

/** Requests of one person are few; of more the menu would be longer than the screen. */
const MOST = 10

/**
 * «Объединить» for several chosen requests: the menu asks into which. Of different phones it asks once more, since merged requests
 * may be of two people. `onMerged` is called when it is done.
 */
export function MergeMenu({ chosen, onMerged }: { chosen: readonly Inquiry[]; onMerged: () => void }) {
  const api = useApi()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  if (chosen.length < 2 || chosen.length > MOST) return null
  const store = async (verb: 'merge' | 'unmerge', into: number, ids: number[]) => {
    setBusy(true)
    try {
      const stored = await api.inquiryWork[verb]({ into, ids })
      await refreshLists(queries, [into, ...ids])
      return stored
    } catch (error) {
      const title = verb === 'merge' ? 'Не объединены' : 'Не разъединены'
      showToast({ title, description: toReason(error), tone: 'bad' })
      return null
    } finally {
      setBusy(false)
    }
  }
  const merge = async (into: Inquiry) => {
    const phones = [...new Set(chosen.map(formatPhone))]
    if (phones.length > 1 && !(await confirmDifferent(phones))) return
    const ids = chosen.map(({ id }) => id).filter((id) => id !== into.id)
    const stored = await store('merge', into.id, ids)
    if (!stored) return
    onMerged()
    const inherited = describeInherited(into, stored, Date.now())
    const isAll = stored.merged.every((id) => ids.includes(id))
    showToast({
      title: `Объединены с № ${into.id}`,
      description: [`№ ${ids.join(', № ')}`, inherited].filter(Boolean).join('. '),
      // Of what was merged before it is not known from which of them it came: parting these would leave it behind.
      ...(isAll ? { action: { label: 'Разъединить', run: () => void store('unmerge', into.id, ids) } } : {}),
    })
  }
  return (
    <Menu
      isUp
      label="Объединить"
      isBusy={isBusy}
      items={chosen.map((one) => ({
        key: one.id,
        label: `В № ${one.id}: ${one.name}, ${formatStatus(one.status).toLowerCase()}`,
        run: () => void merge(one),
      }))}
    />
  )
}

function confirmDifferent(phones: readonly string[]): Promise<boolean> {
  return confirmAction({
    title: 'У запросов разные телефоны',
    text: `${phones.join(', ')}. Объединяйте их, только если это один человек.`,
    confirmLabel: 'Объединить',
    cancelLabel: 'Вернуться',
  })
}
