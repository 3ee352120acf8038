import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'

/** Heading of the page with its actions. */
export function CompareHead({ title, lead, children }: CompareHeadProps) {
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Главная', href: '/' }, { label: useSectionTexts('comparePage').title }]}
      />
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
