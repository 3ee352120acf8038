import { useQuery } from '@tanstack/react-query'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import { useApi } from '../../site.ts'
import type { CartItem } from './cart.ts'
import './price.css'

/** A manufacturer's name with a square in its colour; neutral without one. */
export function ManufacturerMark({ name, color }: ManufacturerMarkProps) {
  return (
    <span className="mf" style={color === null ? undefined : { '--mf': color }}>
      {name}
    </span>
  )
}

type ManufacturerMarkProps = { name: string; color: string | null }

/** The manufacturer mark of a stored product, with the manufacturer's present colour. */
export function SnapshotMark({ item }: { item: CartItem }) {
  const { data } = useQuery(manufacturersQuery(useApi()))
  const color = data?.find(({ id }) => id === item.manufacturerId)?.color ?? null
  return <ManufacturerMark name={item.manufacturerName} color={color} />
}
