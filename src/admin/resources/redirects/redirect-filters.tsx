import { SearchField } from '../../kit/table/search-field.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { FileButtons } from './file-buttons.tsx'

/** What is searched among the redirects, as the address says it. */
export function useWanted() {
  const { search, change } = useAddress()
  return {
    wanted: search.get('q') ?? '',
    want: (text: string) => change((now) => withParameter(now, 'q', text), { replace: true }),
  }
}

/** Search among the redirects, and their files. */
export function RedirectFilters() {
  const { wanted, want } = useWanted()
  return (
    <>
      <SearchField placeholder="Адрес или название" value={wanted} onChange={want} />
      <FileButtons />
    </>
  )
}
