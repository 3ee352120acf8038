import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges } from '../../../../contract/inquiries/work.ts'
import { formatStatus } from '../../../../domain/inquiry/labels.ts'
import { needsReason, planChange } from '../../../../domain/inquiry/status.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { readConflict } from '../../../parts/inquiry/changes/conflict.ts'
import { refreshLists } from '../../../parts/inquiry/changes/refresh-lists.ts'
import { sendChange } from '../../../parts/inquiry/changes/send-change.ts'
import { useMe } from '../../../parts/inquiry/use-me.ts'
import { useApi } from '../../../staff.ts'
import { holdFocus } from './focus-arrived.ts'

type Status = Inquiry['status']

/**
 * Moves cards between the columns: to «Отменен» only with a reason, anything can be undone. `said` is for screen readers. The focus goes
 * with a card that has it when it is moved. `toHref` is the address of a card's link.
 */
export function useMoves(toHref: (inquiry: Inquiry) => string) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const [said, say] = useState('')
  const [losing, setLosing] = useState<Losing | null>(null)
  /** Gives the focus back; called once what was moved is there, and the question for the reason, which would keep it, is closed. */
  const [giveBack, setGiveBack] = useState<(() => void) | null>(null)
  useEffect(() => giveBack?.(), [giveBack])
  const store = async (inquiry: Inquiry, changes: InquiryChanges) => {
    const stored = await sendChange(queries, api, changes, inquiry)
    await refreshLists(queries, [inquiry.id])
    return stored
  }
  const finish = async (inquiry: Inquiry, to: Status, lostReason?: string) => {
    const { changes, undo } = planChange({ status: to, lostReason }, { stored: inquiry }, me?.id)
    const stored = await store(inquiry, changes)
    const where = `${inquiry.name}: ${formatStatus(to)}`
    say(`Перенесено. ${where}`)
    const run = () => void store(stored, undo).catch(fail)
    showToast({ title: where, action: { label: 'Вернуть', run } })
  }
  const fail = (error: unknown) => {
    const conflict = readConflict(error)
    const description = conflict
      ? `${conflict.changedBy}: уже «${formatStatus(conflict.current.status)}». Доска обновлена.`
      : toReason(error)
    say(`Не перенесено: ${description}`)
    showToast({ title: 'Не перенесено', description, tone: 'bad' })
    return refreshLists(queries, [])
  }
  const move = (inquiry: Inquiry, to: Status) => {
    if (to === inquiry.status) return say('Карточка осталась на месте')
    const arrive = holdFocus(toHref(inquiry), inquiry.status)
    if (needsReason(to)) return setLosing({ inquiry, arrive })
    void finish(inquiry, to)
      .catch(fail)
      .then(() => setGiveBack(() => arrive))
  }
  /** Rejects when it was not stored: the question stays. */
  const lose = async (reason: string) => {
    if (!losing) return
    await finish(losing.inquiry, 'canceled', reason)
    setLosing((now) => (now === losing ? null : now))
    setGiveBack(() => losing.arrive)
  }
  const keep = () => {
    setLosing(null)
    say('Карточка возвращена')
  }
  return { said, say, isLosing: losing !== null, move, lose, keep }
}

/** A card whose reason is asked for, and what gives it the focus back. */
interface Losing {
  inquiry: Inquiry
  arrive: (() => void) | null
}

export type Moves = ReturnType<typeof useMoves>
