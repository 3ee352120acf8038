import type { ReactNode } from 'react'
import { Markdown } from '../../../ui/markdown/markdown.tsx'
import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { LegalLine } from './legal-line.tsx'
import { inMarkdown, type LegalClause, type NumberedSection } from './legal-text.ts'
import { siteFacts } from './site-facts.ts'

/** A numbered section of a legal document; `after` is additional content. */
export function LegalSection({ section, after }: { section: NumberedSection; after?: ReactNode }) {
  const { id, number, title, clauses } = section
  return (
    <section className="legal__part" id={id}>
      <h2>
        {number}. {title}
      </h2>
      {clauses.map((clause) => (
        <div className="legal__clause" key={clause.number}>
          <span className="legal__n">{clause.number}.</span>
          {clause.formatted === undefined ? <Listed {...clause} /> : <Formatted text={clause.formatted} />}
        </div>
      ))}
      {after}
    </section>
  )
}

function Listed(clause: LegalClause) {
  return (
    <div>
      <p>
        <LegalLine text={clause.text} />
      </p>
      <Points {...clause} />
      <Entries {...clause} />
    </div>
  )
}

function Formatted({ text }: { text: string }) {
  const facts = siteFacts(useSettings(), useSite().origin)
  return <Markdown text={inMarkdown(text, facts)} context="answer" />
}

function Points({ points }: Pick<LegalClause, 'points'>) {
  if (points.length === 0) return null
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <LegalLine text={point} />
        </li>
      ))}
    </ul>
  )
}

function Entries({ entries }: Pick<LegalClause, 'entries'>) {
  if (entries.length === 0) return null
  return (
    <dl className="legal__entries">
      {entries.map(({ name, text, key }) => (
        <div key={name}>
          <dt>
            {name}
            {key !== undefined && (
              <span>
                {' '}
                (<code>{key}</code>)
              </span>
            )}
          </dt>
          <dd>
            <LegalLine text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
