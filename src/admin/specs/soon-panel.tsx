import type { ReactNode } from 'react'
import { STAFF_PRODUCTS_PATH } from '../../lib/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NoRows } from '../table/no-rows.tsx'

/** Placeholder of a feature, with a link to the present alternative. */
export function SoonPanel({ label, title, text, filters }: SoonPanelProps) {
  return (
    <Panel as="section" aria-label={label}>
      {filters && <div className="filters">{filters}</div>}
      <NoRows
        title={title}
        text={`${text} Пока характеристики заполняются в карточке товара.`}
        actions={<LinkButton href={STAFF_PRODUCTS_PATH}>К товарам</LinkButton>}
      />
    </Panel>
  )
}

interface SoonPanelProps {
  label: string
  title: string
  text: string
  filters?: ReactNode
}
