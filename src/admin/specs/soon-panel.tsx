import type { ReactNode } from 'react'
import { NoRows } from '../table/no-rows.tsx'

/** A part that is still to come, and where the same is done today. */
export function SoonPanel({ label, title, text, filters }: SoonPanelProps) {
  return (
    <section className="panel" aria-label={label}>
      {filters && <div className="filters">{filters}</div>}
      <NoRows
        title={title}
        text={`${text} Пока характеристики заполняются в карточке товара.`}
        actions={
          <a className="btn btn--line" href="/admin/products">
            К товарам
          </a>
        }
      />
    </section>
  )
}

interface SoonPanelProps {
  label: string
  title: string
  text: string
  filters?: ReactNode
}
