import './filled.css'

/** How much of something is known: a bar and its per cent. */
export function Filled({ percent, label }: { percent: number; label: string }) {
  return (
    <span className="filled">
      <meter min={0} max={100} low={60} high={80} optimum={100} value={percent} aria-label={label} />
      <span className="num">{percent}&nbsp;%</span>
    </span>
  )
}
