/** The company's figures (storefront.md, section 9), as one dimension line. */
const facts = [
  { figure: '7+ лет', text: 'монтируем станции в\u00a0Подмосковье' },
  { figure: '500+', text: 'сданных проектов' },
  { figure: '3', text: 'производителя, официально' },
  { figure: '8', text: 'районов обслуживания' },
]

/** The company in four figures. */
export function CompanyFacts() {
  return (
    <ul className="about__facts">
      {facts.map(({ figure, text }) => (
        <li key={figure}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
