import start from '../../../../content/about/start.json' with { type: 'json' }

/** The company in four figures (storefront.md, section 9), as one dimension line. */
export function CompanyFacts() {
  return (
    <ul className="about__facts">
      {start.facts.map(({ figure, text }) => (
        <li key={figure}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
