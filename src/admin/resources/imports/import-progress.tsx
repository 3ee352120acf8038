import type { ReactNode } from 'react'

/** How far the work on an import is, in percent: «Проверяем: 40 %»; `children` stand below. */
export function ImportProgress({ doing, percent, children }: ImportProgressProps) {
  return (
    <div className="import-progress" role="status">
      <b>
        {doing}: {percent} %
      </b>
      <progress max={100} value={percent} aria-label={doing} />
      {children}
    </div>
  )
}

interface ImportProgressProps {
  doing: string
  percent: number
  children?: ReactNode
}
