import { useQuery } from '@tanstack/react-query'
import { manufacturersQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** The manufacturers as options of a select; the value is the number. */
export function ManufacturerOptions() {
  const { data: manufacturers = [] } = useQuery(manufacturersQuery(useApi()))
  return manufacturers.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
