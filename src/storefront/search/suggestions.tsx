import { searchPath } from '../../lib/site-paths.ts'

/** Requests that show what can be asked for: a model, a line, a task. */
const suggestions = ['Топас 5', 'Евролос Грунт', 'Био-С', 'Лонг', 'с насосом']

/** Links to searches that people often make. */
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
