import { Button, LinkButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { copyText } from '../../../ui/field/link-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** The address that Yandex is given, to copy and to open. */
export function FeedAddress({ address }: { address: string }) {
  async function copy() {
    const isCopied = await copyText(address)
    showToast(
      isCopied
        ? { title: 'Скопировано', description: 'Адрес фида в буфере обмена' }
        : { title: 'Не удалось скопировать', description: 'Выделите адрес и скопируйте его сами' },
    )
  }
  return (
    <Panel className="feed-address">
      <Field label="Адрес для Яндекса" hint="Вебмастер → «Товары и цены», Директ → «Библиотека», «Фиды»">
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <div className="feed-address__acts">
        <Button icon="link" onClick={() => void copy()}>
          Скопировать
        </Button>
        <LinkButton icon="external" href={address} target="_blank" rel="noopener">
          Открыть
        </LinkButton>
      </div>
    </Panel>
  )
}
