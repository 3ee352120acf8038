/** The company's figures (storefront.md, section 9), as one dimension line. */
const facts = [
  { figure: '7+ лет', words: 'монтируем станции в\u00a0Подмосковье' },
  { figure: '500+', words: 'сданных проектов' },
  { figure: '3', words: 'производителя, официально' },
  { figure: '8', words: 'районов обслуживания' },
]

export function CompanyFacts() {
  return (
    <ul className="about__facts">
      {facts.map(({ figure, words }) => (
        <li key={figure}>
          <b>{figure}</b> <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
