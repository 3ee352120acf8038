import type { ComponentProps } from 'react'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { formatStatus } from '../../../domain/inquiry/labels.ts'
import { Badge } from '../../../ui/badge.tsx'

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'dot'>

const LOOKS: Record<string, Look> = {
  new: { tone: 'water', dot: 'full' },
  processing: { tone: 'warn', dot: 'half' },
  completed: { tone: 'ok', dot: 'full' },
  canceled: { dot: 'ring' },
} satisfies Record<Inquiry['status'], Look>

/** Badge of a status, by text, colour and shape of the dot; an unknown one has the text alone. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge {...LOOKS[status]}>{formatStatus(status)}</Badge>
}
