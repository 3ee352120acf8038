import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSettings } from '../../use-settings.ts'
import { PageBreadcrumbs } from '../seo/page-breadcrumbs.tsx'
import { Seo } from '../seo/seo.tsx'
import { LegalLine } from './legal-line.tsx'
import { LegalSection } from './legal-section.tsx'
import { clausesThatHold, type LegalText, toNumbered } from './legal-text.ts'
import { Requisites } from './requisites.tsx'
import { toClauseFlags } from './site-facts.ts'
import './legal.css'
import './print.css'

/** A legal document: summary, table of contents, numbered sections, and legal entity. */
export function LegalDocument({ text, path, after = {} }: LegalDocumentProps) {
  const circumstances = toClauseFlags(useSettings())
  const sections = toNumbered(text, circumstances)
  return (
    <div className="wrap legal">
      <Seo title={text.searchTitle} description={text.description} path={path} />
      <PageBreadcrumbs trail={[{ label: text.title }]} />
      <div className="page-head">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <p className="small muted">
          Редакция от <time dateTime={text.updated}>{formatDate(text.updated)}</time>
        </p>
      </div>
      <div className="side">
        <section className="legal__short" aria-labelledby="short">
          <h2 id="short">Коротко</h2>
          <ul className="ticks">
            {clausesThatHold(text.summary, circumstances).map((clause) => (
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
          <Requisites />
        </div>
      </div>
    </div>
  )
}

type LegalDocumentProps = {
  text: LegalText
  path: string
  /** Additional content at the end of a section, by section id. */
  after?: Readonly<Record<string, ReactNode>>
}
