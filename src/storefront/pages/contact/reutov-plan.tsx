/** Plan of the town's surroundings: ring road, two highways, metro. Without the building, whose address may change. */
export function ReutovPlan() {
  return (
    <svg
      className="plan"
      viewBox="0 0 640 360"
      role="img"
      aria-label="Схема: Реутов примыкает к МКАД с востока, между Горьковским шоссе на севере и Носовихинским на юге, у метро Новокосино"
    >
      <path className="plan__moscow" d="M-4-4H148Q196 180 132 364H-4Z" />
      <path className="plan__town" d="M176 108 392 66 438 168 404 262 168 238Z" />
      <g className="plan__road">
        <path d="M-4 118 168 96 644 18M-4 214 166 238 644 316" />
        <path className="plan__ring" d="M148-4Q196 180 132 364" />
      </g>
      <circle className="plan__metro" cx="330" cy="266" r="13" />
      <path className="plan__m" d="m323 271 4-10 3 6 3-6 4 10" />
      <path className="plan__north" d="M600 120V72m-7 11 7-12 7 12" />
      <g className="plan__text">
        <text x="600" y="142" textAnchor="middle">
          С
        </text>
        <text x="40" y="182">
          Москва
        </text>
        <text x="182" y="352">
          МКАД
        </text>
        <text className="plan__name" x="238" y="160">
          Реутов
        </text>
        <text transform="translate(400 47) rotate(-9.3)">Горьковское ш.</text>
        <text transform="translate(392 304) rotate(9.3)">Носовихинское ш.</text>
        <text x="304" y="238" textAnchor="middle">
          м. Новокосино
        </text>
      </g>
    </svg>
  )
}
