import team from '../../../../content/about/team.json' with { type: 'json' }

/** The team by role. */
export function Team() {
  return (
    <section className="section section--rule">
      <div className="wrap side">
        <div className="side__h">
          <h2>Команда</h2>
          <p>С кем вы встретитесь от первого звонка до первого обслуживания.</p>
        </div>
        <ul className="about__team">
          {team.roles.map(({ role, text }) => (
            <li key={role}>
              <h3>{role}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
