import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { MESSENGER_KINDS, type MessengerKind } from '../../../../domain/inquiry/lead-handling.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields.ts'
import { RowMoves } from './row-moves.tsx'

const KINDS: Readonly<Record<MessengerKind, { name: string; example: string }>> = {
  whatsapp: { name: 'WhatsApp', example: '+7 900 000-00-00' },
  telegram: { name: 'Telegram', example: '@имя или +7 900 000-00-00' },
  max: { name: 'MAX', example: 'https://max.ru/…' },
  vk: { name: 'VK', example: 'https://vk.me/имя' },
}

const MAX_MESSENGERS = 8

/** The messengers in the order in which visitors are offered them. */
export function MessengerFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'messengers' })
  const { errors } = form.formState
  const kinds = form.watch('messengers')
  return (
    <fieldset className="settings__group">
      <legend>{SETTINGS_FIELDS.messengers.label}</legend>
      <p className="settings__lead">
        Первый из списка открывается сам, остальные предлагаются рядом. Пустой список — WhatsApp с номером со
        вкладки «Компания».
      </p>
      {fields.map((field, index) => {
        const { name, example } = KINDS[kinds[index]?.kind ?? field.kind]
        const error = errors.messengers?.[index]?.value?.message
        return (
          <div className="settings__row" key={field.id}>
            <Select aria-label={`Мессенджер ${index + 1}`} {...form.register(`messengers.${index}.kind`)}>
              {MESSENGER_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KINDS[kind].name}
                </option>
              ))}
            </Select>
            <Input
              aria-label={`${name}: номер, имя или адрес`}
              aria-invalid={error !== undefined}
              placeholder={example}
              autoComplete="off"
              {...form.register(`messengers.${index}.value`)}
            />
            <RowMoves index={index} called={{ up: name, away: name }} swap={swap} remove={remove} />
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
          disabled={fields.length >= MAX_MESSENGERS}
          onClick={() => append({ kind: 'telegram', value: '' })}
        >
          Добавить мессенджер
        </Button>
      </div>
    </fieldset>
  )
}
