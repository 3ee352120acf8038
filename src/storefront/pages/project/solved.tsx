import { tieUnits } from '../../../lib/text/tie-units.ts'
import { Icon } from '../../../ui/icon.tsx'
import './solved.css'

/** Challenges and solutions; on wide screens in two columns with aligned rows. */
export function Solved({ challenges, solutions }: SolvedProps) {
  const rows = Math.max(challenges.length, solutions.length)
  return (
    <section className="section project-part">
      <div className="wrap side">
        <h2>Сложности и решения</h2>
        <div className="solved" style={{ '--rows': rows }}>
          {challenges.length > 0 && (
            <div className="solved__list">
              <h3>Что было сложно</h3>
              <ul className="ticks">
                {challenges.map((challenge) => (
                  <li key={challenge}>
                    <Icon name="info" />
                    {tieUnits(challenge)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {solutions.length > 0 && (
            <div className="solved__list">
              <h3>Как решили</h3>
              <ul className="ticks">
                {solutions.map((solution) => (
                  <li key={solution}>
                    <Icon name="check" />
                    {tieUnits(solution)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

type SolvedProps = { challenges: readonly string[]; solutions: readonly string[] }
