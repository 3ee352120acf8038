import type { StaffUser } from '../../../contract/users.ts'
import { RIGHT_LABELS, type Right, type Rights } from '../../../domain/staff/rights.ts'
import { errorOf } from '../../kit/form/error-of.ts'
import { NumberField, SwitchField } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { asNumber } from '../../kit/form/number-rules.ts'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { usersQuery } from './queries.ts'

/** What each right opens, in the order of the form. */
const SECTIONS: readonly (readonly [Right, string])[] = [
  ['catalogue', 'Товары, категории, производители, характеристики, импорт'],
  ['prices', 'Без этого товар можно править, но не его цену'],
  ['content', 'Статьи, проекты, вопросы, отзывы, тексты страниц, переадресации'],
  ['inquiries', 'Запросы клиентов, доставка уведомлений, отчёты'],
]
const ACTS: readonly (readonly [Right, string])[] = [
  ['export', 'Списки товаров, запросов и переадресаций файлом'],
  ['delete', 'В открытых разделах; удалённое лежит в корзине'],
  ['merge', 'Несколько запросов одного клиента в один'],
]

const EVERYTHING: Rights = {
  catalogue: true,
  prices: true,
  content: true,
  inquiries: true,
  export: true,
  delete: true,
  merge: true,
  priceChange: null,
}

/** Form of what a manager may do; everything is left as long as nothing is switched off. */
export function RightsForm({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: (rights: Rights, options) => api.adminUsers.updateRights({ id: user.id, rights }, options),
    record: () => ({ entity: 'users', id: user.id, version: user.version }),
    success: ({ username, rights }) => ({
      title: 'Права сохранены',
      description: rights
        ? `${username}: доступна только часть работы`
        : `${username}: доступно всё, что может менеджер`,
    }),
    failure: (reason) => `Не удалось сохранить права: ${reason}`,
    refresh: [usersQuery(api).queryKey],
  })
  const { form, ...staffForm } = useStaffForm<Rights>({
    schema: async () => (await import('../../../contract/account/rights.ts')).rightsSchema,
    defaultValues: user.rights ?? EVERYTHING,
    save: run,
    onSaved: onClose,
  })
  const toSwitch = ([right, hint]: readonly [Right, string]) => (
    <SwitchField key={right} label={RIGHT_LABELS[right]} hint={hint} field={form.register(right)} />
  )
  return (
    <FormDialog
      title={`Что может менеджер ${user.username}`}
      staffForm={{ form, ...staffForm }}
      labels={{ ...RIGHT_LABELS, priceChange: 'Цены: не больше' }}
      save="Сохранить права"
      onClose={onClose}
    >
      <fieldset className="rights">
        <legend>Разделы</legend>
        {SECTIONS.map(toSwitch)}
        {form.watch('prices') && (
          <NumberField
            label="Цены: не больше"
            unit="%"
            hint="Насколько можно изменить цену за раз, от прежней. Пусто: без предела"
            field={form.register('priceChange', asNumber)}
            error={errorOf(form, 'priceChange')}
          />
        )}
      </fieldset>
      <fieldset className="rights">
        <legend>Действия</legend>
        {ACTS.map(toSwitch)}
      </fieldset>
    </FormDialog>
  )
}
