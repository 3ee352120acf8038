import { parseId } from '../../../lib/numbers.ts'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { findFilter } from './filters.ts'

/** What the address says of the library: search text, filter and open file. */
export function useMediaAddress() {
  const { search, change } = useAddress()
  return {
    q: search.get('q') ?? '',
    filter: findFilter(search.get('show')),
    openId: parseId(search.get('file') ?? ''),
    set: (name: 'q' | 'show' | 'file', value: string) =>
      change((now) => withParameter(now, name, value), { replace: true }),
    /** Takes search and filter away, and closes the file. */
    clear: () => change(() => new URLSearchParams(), { replace: true }),
    /** Address of the same list with this file open. */
    toFile: (id: number) => `?${withParameter(search, 'file', String(id))}`,
  }
}
