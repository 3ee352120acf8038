import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { ShownPicture } from '../../shell/shown-picture.tsx'
import { useNow } from '../../shell/use-now.ts'
import { formatValue, isEmpty } from './change-values.ts'
import { ReferenceName } from './reference-name.tsx'

/** One value of a field as people read it; what is not set is said in words. */
export function FieldValue({ field, value }: { field: RecordField; value: unknown }) {
  const now = useNow()
  if (isEmpty(value)) return <span className="muted">нет</span>
  if (field.kind === 'reference' && field.to)
    return (
      <span>
        <ReferenceName to={field.to} id={value} />
      </span>
    )
  if (field.kind === 'picture' && typeof value === 'string') {
    return (
      // Keyed, so that it is exchanged whole: a page translator moves texts.
      <span key="picture" className="changes__picture">
        <ShownPicture key={value} src={value} alt="" />
        <small>{value}</small>
      </span>
    )
  }
  return <span>{formatValue(field, value, now)}</span>
}
