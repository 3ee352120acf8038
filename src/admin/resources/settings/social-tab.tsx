import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields/fields.ts'
import { RowMoves } from './fields/row-moves.tsx'

const MAX_LINKS = 10

/** Tab of the firm's pages in social networks, in their order; what the specification announces stands below (admin.md, site settings). */
export function SocialTab({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'socialLinks' })
  const { errors } = form.formState
  return (
    <div className="form settings__narrow">
      <fieldset className="settings__group">
        <legend>{SETTINGS_FIELDS.socialLinks.label}</legend>
        <p className="settings__lead">
          Видны внизу каждой страницы и в карточке компании у поисковиков. Номер для чата и ссылка на бота —
          на вкладке «Компания».
        </p>
        {fields.map((field, index) => {
          const wrong = errors.socialLinks?.[index]
          const error = wrong?.name?.message ?? wrong?.address?.message
          return (
            <div className="settings__row" key={field.id}>
              <Input
                aria-label={`Ссылка ${index + 1}: название`}
                aria-invalid={wrong?.name !== undefined}
                placeholder="ВКонтакте"
                autoComplete="off"
                {...form.register(`socialLinks.${index}.name`)}
              />
              <Input
                aria-label={`Ссылка ${index + 1}: адрес`}
                aria-invalid={wrong?.address !== undefined}
                placeholder="https://vk.com/имя"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                {...form.register(`socialLinks.${index}.address`)}
              />
              <RowMoves
                index={index}
                called={{ up: `ссылка ${index + 1}`, away: `ссылку ${index + 1}` }}
                swap={swap}
                remove={remove}
              />
              {error && (
                <div className="settings__wrong">
                  <FieldError>{error}</FieldError>
                </div>
              )}
            </div>
          )
        })}
        <div>
          <Button
            icon="plus"
            disabled={fields.length >= MAX_LINKS}
            onClick={() => append({ name: '', address: '' })}
          >
            Добавить ссылку
          </Button>
        </div>
      </fieldset>
      <h2 className="settings__h">Публикация записей</h2>
      <p className="settings__lead">
        Этот раздел пока не реализован: о новостях магазин в соцсетях сам не пишет.
      </p>
    </div>
  )
}
