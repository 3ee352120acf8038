import start from '../../../../content/home/start.json' with { type: 'json' }
import './facts.css'

/** The company in four figures (storefront.md, section 9), styled as a dimension line. */
export function Facts() {
  return (
    <ul className="dim-chain">
      {start.facts.map(({ figure, text }) => (
        <li key={text}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
