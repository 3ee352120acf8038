/** Water levels in pixels below the grass: 1, 2.2 and more than 3 m at 24 px per metre. */
const WATER_AT = new Map([
  ['high', 58],
  ['medium', 87],
  ['low', 110],
])

/** Picture of a house with the ground water level. */
export function WaterPicture({ level }: { level: string }) {
  const y = WATER_AT.get(level) ?? 0
  const wave = `q12-2 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0`
  return (
    <svg className="ground" viewBox="0 0 220 120" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path className="ground__sky" d="M0 0h220v34H0z" />
      <path className="ground__top" d="M0 34h220v10H0z" />
      <path className="ground__soil" d="M0 40q35-3 70 0t70 0 70 0 70 0v80H0z" />
      <path className="ground__deep" d="M0 97q55-6 110 0t110 0v23H0z" />
      <path className="ground__water" d={`M0 ${y}${wave}V120H0z`} />
      <path className="ground__level" d={`M0 ${y}${wave}`} />
      <path className="ground__line" d="M0 34h220" />
      <path
        className="ground__turf"
        d="M6 34l2-4M23 34l-2-7M40 34l-2-6M57 34l2-5M74 34l-2-4M91 34l-2-7M108 34l2-6M125 34l-2-5M193 34l-2-5M210 34l2-4"
      />
      <path className="ground__house" d="M136 34V18l18-12 18 12v16z" />
    </svg>
  )
}
