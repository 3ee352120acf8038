import type { ReactNode } from 'react'

/** A label and a value in a list of facts; a missing value is a dash (decisions.md, inquiry address and preferred date). */
export function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '-'}</dd>
    </div>
  )
}
