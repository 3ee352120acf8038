import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Empty state of a list. */
export function NoRows({ title, text, actions }: { title: string; text: string; actions?: ReactNode }) {
  return <EmptyState title={title} text={text} actions={actions} picture={<EmptyTank />} />
}

function EmptyTank() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path className="art-line" d="M2 22h26M68 22h26" />
      <path className="art-fill" d="M28 22h40v44H28z" strokeDasharray="4 4" />
      <path className="art-line" d="M38 22V10h20v12" />
      <path className="art-accent" d="M36 48c4-3 8 3 12 0s8-3 12 0" />
    </svg>
  )
}
