import { useState } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { formatStatus } from '../../../../domain/inquiry/labels.ts'
import { Menu } from '../../../../ui/menu.tsx'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { confirmMerger } from '../../../parts/inquiry/changes/confirm-merger.ts'
import { MERGER_LABELS, type Merger } from '../../../parts/inquiry/changes/send-merger.ts'
import { useMerger } from '../../../parts/inquiry/changes/use-merger.ts'
import { describeInherited } from '../../../parts/inquiry/inherited-words.ts'
import { serverNow } from '../../../server-clock.ts'

/** Inquiries of one person are few; of more the menu would be longer than the screen. */
const MOST = 10

/**
 * «Объединить» for several chosen inquiries: the menu asks into which, and once more where that may be a mistake. `onMerged` is called when it is done.
 */
export function MergeMenu({ chosen, onMerged }: { chosen: readonly Inquiry[]; onMerged: () => void }) {
  const send = useMerger()
  const [isBusy, setBusy] = useState(false)
  if (chosen.length < 2 || chosen.length > MOST) return null
  const store = async (merger: Merger, again: (current: Inquiry) => void) => {
    setBusy(true)
    try {
      return await send(merger, again)
    } catch (error) {
      const title = merger.verb === 'merge' ? 'Не объединены' : 'Не разъединены'
      showToast({ title, description: toReason(error), tone: 'bad' })
      return null
    } finally {
      setBusy(false)
    }
  }
  const part = async (into: Inquiry, ids: readonly number[]) =>
    void (await store({ verb: 'unmerge', into, ids }, (current) => void part(current, ids)))
  const merge = async (into: Inquiry) => {
    const others = chosen.filter(({ id }) => id !== into.id)
    if (!(await confirmMerger(into, others))) return
    const ids = others.map(({ id }) => id)
    const stored = await store({ verb: 'merge', into, ids }, (current) => void merge(current))
    if (!stored) return
    onMerged()
    const inherited = describeInherited(into, stored, serverNow())
    const isAll = stored.merged.every((id) => ids.includes(id))
    showToast({
      title: `Объединены с № ${into.id}`,
      description: [`№ ${ids.join(', № ')}`, inherited].filter(Boolean).join('. '),
      // Of what was merged before it is not known from which of them it came: parting these would leave it behind.
      ...(isAll ? { action: { label: MERGER_LABELS.unmerge, run: () => void part(stored, ids) } } : {}),
    })
  }
  return (
    <Menu
      isUp
      label={MERGER_LABELS.merge}
      isBusy={isBusy}
      items={chosen.map((one) => ({
        key: one.id,
        label: `В № ${one.id}: ${one.name}, ${formatStatus(one.status).toLowerCase()}`,
        run: () => void merge(one),
      }))}
    />
  )
}
