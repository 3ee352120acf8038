import why from '../../../../content/home/why.json' with { type: 'json' }
import './why.css'

/** Reasons to choose the company, each with a figure. */
export function Why() {
  return (
    <section className="section">
      <div className="wrap side">
        <div className="side__h">
          <h2>{why.title}</h2>
          <p>{why.text}</p>
        </div>
        <ul className="reasons">
          {why.reasons.map(({ figure, title, text, link }) => (
            <li key={title}>
              <b>{figure}</b>
              <div>
                <h3>{title}</h3>
                <p>
                  {text}
                  {link && (
                    <span>
                      {' '}
                      <a href={link.href}>{link.label}</a>.
                    </span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
