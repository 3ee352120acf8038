import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'

/** Heading of the page with its actions. */
export function CompareHead({ title, lead, children }: CompareHeadProps) {
  const label = useLateSectionTexts('comparePage')?.title ?? 'Сравнение'
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label }]} />
      <div className="head compare__head">
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children && <div className="row compare__acts">{children}</div>}
      </div>
    </>
  )
}

type CompareHeadProps = { title: string; lead?: ReactNode; children?: ReactNode }
