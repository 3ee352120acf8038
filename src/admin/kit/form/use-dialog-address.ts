import { useAddress, withParameter } from '../../shell/use-address.ts'

/** Id of the edited row, 'new' for a new one, null when no form is open. */
export type Edited = number | 'new' | null

/**
 * Stores an open form in the address (`?edit=5`, `?edit=new`), so that Back closes it, it can be linked to, and leaving it
 * is guarded.
 */
export function useDialogAddress(name = 'edit') {
  const { search, change } = useAddress()
  const text = search.get(name)
  const edited: Edited = text === 'new' ? 'new' : text !== null && /^\d+$/.test(text) ? Number(text) : null
  const go = (value: string, replace: boolean) =>
    change((now) => withParameter(now, name, value), { replace })
  return {
    edited,
    open: (id: number | 'new') => go(String(id), false),
    close: () => go('', true),
  }
}
