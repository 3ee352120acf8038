import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import { firstManufacturers } from '../../../domain/product/manufacturer.ts'
import { FAQ_PATH, searchPath } from '../../../domain/site/site-paths.ts'
import { useApi } from '../../site.ts'

/** Example searches besides manufacturers: a pump, a number of residents. */
const tasks = ['с насосом', 'на 5 человек']

/** How some manufacturers call a longer neck: an example where a description of theirs explains it. */
const LONG = 'Лонг'

/** Example questions, which lead to answers. */
const questions = ['Сколько стоит монтаж', 'Запах', 'Замёрзнет ли зимой', 'Глина', 'Слив в канаву']

/** Links to example searches, and to questions with their answers. */
export function Suggestions() {
  const { data = [] } = useQuery(manufacturersQuery(useApi()))
  const variants = data.some(({ description }) => description?.includes(`«${LONG}»`)) ? [LONG] : []
  return (
    <>
      <Ideas
        id="ideas"
        title="Часто ищут"
        texts={[...firstManufacturers(data).map(({ name }) => name), ...variants, ...tasks]}
      />
      <Ideas id="asked" title="Часто спрашивают" texts={questions}>
        <a className="more" href={FAQ_PATH}>
          Все вопросы и ответы
        </a>
      </Ideas>
    </>
  )
}

function Ideas({ id, title, texts, children }: IdeasProps) {
  return (
    <section className="search__ideas" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="chips">
        {texts.map((text) => (
          <li key={text}>
            <a className="chip" href={searchPath(text)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

interface IdeasProps {
  id: string
  title: string
  texts: readonly string[]
  children?: ReactNode
}
