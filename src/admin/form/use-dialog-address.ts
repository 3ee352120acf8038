import { useAddress, withParameter } from '../shell/use-address.ts'

/** Number of the row that is edited, 'new' for one that is being made, null when no form is open. */
export type Edited = number | 'new' | null

/**
 * A form's place in the address (`?edit=5`, `?edit=new`): Back closes it, a colleague can be sent to it, and leaving it
 * passes the guard of unsaved forms.
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
