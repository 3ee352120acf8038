import { useQuery } from '@tanstack/react-query'
import { foundQuery } from '../../../api/queries/found-query.ts'
import type { Found } from '../../../contract/search.ts'
import { Note } from '../../../ui/note.tsx'
import { useApi } from '../../site.ts'

const KINDS: Readonly<Record<Found['kind'], string>> = {
  answer: 'Ответ',
  faq: 'Вопрос и ответ',
  service: 'Услуга',
  post: 'Статья',
  project: 'Наша работа',
}

/** Our answers to words of the trade, above the products; nothing without. */
export function TradeAnswers({ query }: { query: string }) {
  const answers = useFound(query).filter(({ kind }) => kind === 'answer')
  if (answers.length === 0) return null
  return (
    <Note>
      <ul className="stack" aria-label="Ответы на запрос">
        {answers.map(({ title, url, excerpt }) => (
          <li key={title}>
            <a className="more" href={url}>
              {title}
            </a>
            {excerpt && <p>{excerpt}</p>}
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** Questions, services, posts and projects that a query finds, below the products; nothing without. */
export function OtherResults({ query }: { query: string }) {
  const others = useFound(query).filter(({ kind }) => kind !== 'answer')
  if (others.length === 0) return null
  return (
    <section className="search__ideas" aria-labelledby="other-results">
      <h2 id="other-results">Ответы, услуги, статьи и работы</h2>
      <ul className="stack">
        {others.map(({ kind, title, url, excerpt }) => (
          <li key={url}>
            <small className="muted">{KINDS[kind]}</small>
            <br />
            <a className="more" href={url}>
              {title}
            </a>
            <p className="small">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a query finds besides products; empty while it loads and when it fails: the products stay. */
export function useFound(query: string): readonly Found[] {
  return useQuery(foundQuery(useApi(), query)).data ?? []
}
