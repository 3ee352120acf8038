import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useDialogAddress } from '../../form/use-dialog-address.ts'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { NewRequestForm } from './new-request-form.tsx'

/** «Новый запрос», by the key A too: the form, whose stored request is opened in its place. */
export function NewRequest() {
  const { change } = useAddress()
  const { edited, open, close } = useDialogAddress('add')
  useNewKey(() => open('new'))
  return (
    <>
      <Button variant="main" icon="plus" title="Новый запрос (A)" onClick={() => open('new')}>
        Новый запрос
      </Button>
      {edited === 'new' && (
        <NewRequestForm
          onClose={close}
          onStored={(id) =>
            change((now) => withParameter(withParameter(now, 'add', ''), 'request', String(id)), {
              replace: true,
            })
          }
        />
      )}
    </>
  )
}

/** Calls back for A, by its place on the keyboard, unless a dialog is open or a field has the focus. */
function useNewKey(onPress: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyA' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
    if (isTyping || document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
