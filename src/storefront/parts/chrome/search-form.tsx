import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SEARCH_PATH, searchPath } from '../../../domain/site/site-paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { QUERY_LENGTH } from './query-length.ts'
import './search-form.css'

/** Search form; ignores blank text (storefront.md, section 5); works without JavaScript. */
export function SearchForm({ id, placeholder, className = '' }: SearchFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const query = pathname === SEARCH_PATH ? (new URLSearchParams(search).get('q') ?? '') : ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (text !== '') navigate(searchPath(text))
  }
  return (
    <search className={className}>
      <form className="field-search" action={SEARCH_PATH} onSubmit={submit}>
        <label className="vh" htmlFor={id}>
          Поиск по сайту
        </label>
        <input
          key={query}
          id={id}
          type="search"
          name="q"
          maxLength={QUERY_LENGTH}
          defaultValue={query}
          placeholder={placeholder}
        />
        <button type="submit" aria-label="Найти">
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

type SearchFormProps = {
  /** Must be unique: the header has one form per width. */
  id: string
  placeholder: string
  className?: string
}
