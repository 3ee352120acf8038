import { Button } from '../../../../ui/button.tsx'
import { useDialogAddress } from '../../../kit/form/use-dialog-address.ts'
import { useScreenKey } from '../../../shell/screen-keys.ts'
import { useAddress, withParameter } from '../../../shell/use-address.ts'
import { NewInquiryForm } from './new-inquiry-form.tsx'

/** «Новый запрос», by the key A too: the form, whose stored inquiry is opened in its place. */
export function NewInquiry() {
  const { change } = useAddress()
  const { edited, open, close } = useDialogAddress('add')
  // By its place on the keyboard: a Russian layout works too.
  useScreenKey(
    ({ code }) => code === 'KeyA',
    () => open('new'),
  )
  return (
    <>
      <Button variant="main" icon="plus" title="Новый запрос (A)" onClick={() => open('new')}>
        Новый запрос
      </Button>
      {edited === 'new' && (
        <NewInquiryForm
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
