import { searchPath } from '../../lib/site-paths.ts'

/** Example searches: a model, a line, a purpose. */
const suggestions = ['Топас 5', 'Евролос Грунт', 'Био-С', 'Лонг', 'с насосом']

/** Links to example searches. */
export function Suggestions() {
  return (
    <section className="search__ideas" aria-labelledby="ideas">
      <h2 id="ideas">Часто ищут</h2>
      <ul className="chips">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="chip" href={searchPath(suggestion)}>
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
