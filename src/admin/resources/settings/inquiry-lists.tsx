import { Controller, type UseFormReturn } from 'react-hook-form'
import { LinesField } from '../../kit/form/lines-field.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields/fields.ts'

/** Reasons that are suggested for a lost inquiry, one per line. */
export function LostReasonsField({ form }: { form: UseFormReturn<SettingsValues> }) {
  return (
    <LinesField
      form={form}
      name="lostReasons"
      label={SETTINGS_FIELDS.lostReasons.label}
      hint="По одной в строке: их предлагают, когда запрос отменяют"
      rows={6}
    />
  )
}

/** Purposes of consent beside the inquiry itself; each adds an unticked box to every form. */
export function PurposesField({ form }: { form: UseFormReturn<SettingsValues> }) {
  return (
    <Controller
      control={form.control}
      name="consentPurposes"
      render={({ field: { value, onChange } }) => (
        <label className="switch">
          <input
            type="checkbox"
            checked={value.includes('advertising')}
            onChange={({ target }) =>
              onChange([
                ...value.filter((purpose) => purpose !== 'advertising'),
                ...(target.checked ? ['advertising'] : []),
              ])
            }
          />
          <span>
            <b>Спрашивать согласие на рекламу</b>
            <small>Под каждой формой появится ещё одна галочка, необязательная</small>
          </span>
        </label>
      )}
    />
  )
}
