import { useQuery } from '@tanstack/react-query'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { ManufacturerOptions } from '../../parts/product/manufacturer-options.tsx'
import { manufacturersQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import type { ImportPlanning } from './use-import-plan.ts'

/** The maker of a price list, and what becomes of its products that the file does not have. */
export function PlanOptions({ plan }: { plan: ImportPlanning }) {
  const { data: manufacturers = [] } = useQuery(manufacturersQuery(useApi()))
  const { manufacturerId, missing } = plan
  const maker = manufacturers.find(({ id }) => id === manufacturerId)
  return (
    <div className="import-options form__2">
      <Field
        label="Производитель"
        hint={
          maker
            ? `Соответствие столбцов запомним для «${maker.name}».`
            : 'Для строк, в которых он не назван. Столбец или строка группы важнее.'
        }
      >
        {(control) => (
          <Select
            {...control}
            value={manufacturerId ?? ''}
            onChange={({ target }) =>
              plan.chooseManufacturer(target.value === '' ? null : Number(target.value))
            }
          >
            <option value="">Назван в файле</option>
            <ManufacturerOptions />
          </Select>
        )}
      </Field>
      <Field label="Товары производителя, которых нет в файле" hint="Пустая ячейка ничего не меняет.">
        {(control) => (
          <Select
            {...control}
            value={missing}
            onChange={({ target }) => plan.chooseMissing(target.value === 'hide' ? 'hide' : 'keep')}
          >
            <option value="keep">Оставить на сайте</option>
            <option value="hide">Скрыть с сайта</option>
          </Select>
        )}
      </Field>
    </div>
  )
}
