import { textOn } from '../../../../lib/contrast.ts'

/** A manufacturer's name on its colour, in black or white by contrast; without a colour plain text. */
export function ManufacturerSwatch({ name, color }: { name: string; color: string | null }) {
  if (color === null) return name
  return (
    <span className="swatch" style={{ '--swatch': color, '--swatch-ink': textOn(color) }}>
      {name}
    </span>
  )
}
