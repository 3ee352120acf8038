import type { ReactNode } from 'react'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSettings } from '../../use-settings.ts'
import { PageBreadcrumbs } from '../seo/page-breadcrumbs.tsx'
import { Seo } from '../seo/seo.tsx'
import { LegalLine } from './legal-line.tsx'
import { LegalSection } from './legal-section.tsx'
import { clausesThatHold, toClauses, toNumbered } from './legal-text.ts'
import { Requisites } from './requisites.tsx'
import { toClauseFlags } from './site-facts.ts'
import './legal.css'
import './print.css'

/** A legal document: summary, table of contents, numbered sections, and legal entity. */
export function LegalDocument({ texts, path, after = {} }: LegalDocumentProps) {
  const { start, short } = texts
  const flags = toClauseFlags(useSettings())
  const sections = toNumbered(texts.sections.sections, flags)
  return (
    <div className="wrap legal">
      <Seo title={start.searchTitle} description={start.description} path={path} />
      <PageBreadcrumbs trail={[{ label: start.title }]} />
      <div className="page-head">
        <h1>{start.title}</h1>
        <p className="lead">{start.lead}</p>
        <p className="small muted">
          Редакция от <time dateTime={start.updated}>{formatDate(start.updated)}</time>
        </p>
      </div>
      <div className="side">
        <section className="legal__short" aria-labelledby="short">
          <h2 id="short">Коротко</h2>
          <ul className="ticks">
            {clausesThatHold(short.points.flatMap(toClauses), flags).map((clause) => (
              <li key={clause.text}>
                <Icon name="check" />
                <span>
                  <LegalLine text={clause.text} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <nav className="legal__toc" aria-label="Содержание">
          <ol>
            {sections.map(({ id, number, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{number}.</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} after={after[section.id]} />
          ))}
          {/* What the law asks for stays, also when its section was taken away or renamed. */}
          {Object.entries(after).map(
            ([id, content]) =>
              !sections.some((section) => section.id === id) && (
                <section className="legal__part" id={id} key={id}>
                  {content}
                </section>
              ),
          )}
          <Requisites />
        </div>
      </div>
    </div>
  )
}

type LegalDocumentProps = {
  texts: BlocksOf<'terms'>
  path: string
  /** Additional content at the end of a section, by section id. */
  after?: Readonly<Record<string, ReactNode>>
}
