import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import type { InquiryChanges } from '../../../contract/inquiry-work.ts'
import { formatStatus } from '../../../lib/inquiry-labels.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { readConflict } from '../../inquiry/conflict.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { sendChange } from '../../inquiry/send-change.ts'
import { toUndo } from '../../inquiry/to-undo.ts'
import { useMe } from '../../inquiry/use-me.ts'
import { withAssignee } from '../../inquiry/with-assignee.ts'
import { useApi } from '../../staff.ts'
import { toReason } from '../../write/failure-messages.ts'
import { focusArrived } from './focus-arrived.ts'

type Status = Inquiry['status']

/** Moves cards between the columns: to «Отменен» only with a reason, anything can be undone. `said` is for screen readers. */
export function useMoves() {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const [said, say] = useState('')
  const [losing, setLosing] = useState<Inquiry | null>(null)
  const arriving = useRef<{ id: number; to: Status } | null>(null)
  const store = async (inquiry: Inquiry, changes: InquiryChanges) => {
    const stored = await sendChange(queries, api, changes, inquiry)
    await refreshLists(queries, [inquiry.id])
    return stored
  }
  const finish = async (inquiry: Inquiry, to: Status, lostReason?: string) => {
    const reason = lostReason === undefined ? {} : { lostReason }
    const changes = withAssignee({ status: to, ...reason }, inquiry, me)
    // The element with the focus goes with the card; what is dragged by a mouse has none.
    arriving.current = document.activeElement?.closest('.board-card') ? { id: inquiry.id, to } : null
    const stored = await store(inquiry, changes)
    const where = `${inquiry.name}: ${formatStatus(to)}`
    say(`Перенесено. ${where}`)
    const undo = () => store(stored, toUndo(inquiry, changes)).catch((error: unknown) => fail(error))
    showToast({ title: where, action: { label: 'Вернуть', run: () => void undo() } })
  }
  const fail = (error: unknown) => {
    arriving.current = null
    const conflict = readConflict(error)
    const description = conflict
      ? `${conflict.changedBy}: уже «${formatStatus(conflict.current.status)}». Доска обновлена.`
      : toReason(error)
    say(`Не перенесено: ${description}`)
    showToast({ title: 'Не перенесено', description, tone: 'bad' })
    void refreshLists(queries, [])
  }
  const move = (inquiry: Inquiry, to: Status) => {
    if (to === inquiry.status) return say('Карточка осталась на месте')
    if (to === 'canceled') return setLosing(inquiry)
    void finish(inquiry, to).catch(fail)
  }
  const lose = async (reason: string) => {
    if (losing) await finish(losing, 'canceled', reason)
  }
  const keep = () => {
    setLosing(null)
    say('Карточка возвращена')
  }
  /** Gives the focus back to the card that was moved by keyboard, once it stands in its new column. */
  const arrive = (id: number, column: Status, link: HTMLElement) => {
    if (arriving.current?.id !== id || arriving.current.to !== column) return
    arriving.current = null
    const { activeElement } = document
    // Who has gone on meanwhile is not called back.
    if (activeElement === document.body || activeElement?.closest('.board-card')) focusArrived(link)
  }
  return { said, say, losing, move, lose, keep, arrive, closeLost: () => setLosing(null) }
}

export type Moves = ReturnType<typeof useMoves>
