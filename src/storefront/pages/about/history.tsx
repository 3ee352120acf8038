import history from '../../../../content/about/history.json' with { type: 'json' }
import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'

/** The company's history; only the founding year is specified, the texts are in `content/about/`. */
export function History() {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>История</h2>
          <p>
            Что именно построили — в разделе <a href={PROJECTS_PATH}>«Наши работы»</a>.
          </p>
        </div>
        <ol className="about__rows">
          {history.steps.map(({ when, title, text }) => (
            <li key={when}>
              <b>{when}</b>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
