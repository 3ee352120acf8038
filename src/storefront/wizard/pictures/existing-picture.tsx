/** What is drawn below the grass: nothing, rings of concrete, a lying tank. */
const BELOW = new Map([
  ['rings', 'M84 28h52v6H84zM88 34h44v72H88zM88 58h44M88 82h44'],
  ['tank', 'M103 24h14v32h-14zM70 56h80q12 0 12 12v22q0 12-12 12H70q-12 0-12-12V68q0-12 12-12z'],
])

/** Picture of what stands on the plot now. */
export function ExistingPicture({ what }: { what: string }) {
  return (
    <svg className="ground" viewBox="0 0 220 120" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path className="ground__sky" d="M0 0h220v34H0z" />
      <path className="ground__top" d="M0 34h220v10H0z" />
      <path className="ground__soil" d="M0 40q35-3 70 0t70 0 70 0 70 0v80H0z" />
      <path className="ground__deep" d="M0 97q55-6 110 0t110 0v23H0z" />
      <path className="ground__line" d="M0 34h220" />
      <path
        className="ground__turf"
        d="M6 34l2-4M23 34l-2-7M40 34l-2-6M57 34l2-5M74 34l-2-4M150 34l-2-7M168 34l2-6M193 34l-2-5M210 34l2-4"
      />
      <path
        className="ground__house"
        d={BELOW.get(what) ?? 'M110 34V22m0 0q-8 0-8-8 8 0 8 8 0-8 8-8 0 8-8 8'}
      />
    </svg>
  )
}
