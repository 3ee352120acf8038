import { useController, useFormContext } from 'react-hook-form'
import { FieldError } from '../../../../ui/field/field.tsx'
import { DETAILS, OWN_KEYS } from '../values/product-fields.ts'
import { fromFeatureRows, type ProductValues, toFeatureRows, toSpecs } from '../values/product-values.ts'
import { readFeaturesJson, readSpecsJson } from '../values/spec-json.ts'
import { formatSpecText, toSpecRows } from '../values/spec-rows.ts'
import { useOwnParameters } from '../values/use-own-parameters.ts'
import { FeatureList } from './feature-list.tsx'
import { JsonEditor } from './json-editor.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { PartHead } from './part-head.tsx'
import { SpecRowsEditor } from './spec-rows-editor.tsx'

/**
 * Editor of free characteristics and features, as rows or raw JSON of the same values; invalid JSON does not change the rows
 * (admin.md, section 4).
 */
export function CustomTab() {
  const { control, getValues, setValue, watch, formState } = useFormContext<ProductValues>()
  const { field: specs } = useController({ control, name: 'specs' })
  const { field: features } = useController({ control, name: 'features' })
  const [technicalSpecsJson, featuresJson] = watch(['technicalSpecsJson', 'featuresJson', ...DETAILS])
  const { errors } = formState
  const parameters = useOwnParameters(watch('categoryId'))
  const setJson = (name: 'technicalSpecsJson' | 'featuresJson', text: string) =>
    setValue(name, text, { shouldDirty: true })

  const applySpecsJson = (text: string) => {
    setJson('technicalSpecsJson', text)
    const { value } = readSpecsJson(text)
    if (!value) return
    specs.onChange(toSpecRows(value, OWN_KEYS))
    for (const key of DETAILS) setValue(key, formatSpecText(value[key] ?? null), { shouldDirty: true })
  }
  const applyFeaturesJson = (text: string) => {
    setJson('featuresJson', text)
    const { value } = readFeaturesJson(text)
    if (value) features.onChange(toFeatureRows(value))
  }
  return (
    <div className="form">
      <ParameterFields parameters={parameters} rows={specs.value} onChange={specs.onChange} />
      <PartHead title="Свои характеристики" lead="Покажем на странице товара и в сравнении." />
      <SpecRowsEditor
        rows={specs.value}
        hidden={new Set(parameters.map(({ key }) => key))}
        errors={specs.value.map((_, index) => errors.specs?.[index]?.key?.message)}
        onChange={specs.onChange}
      />
      {errors.specs?.message && <FieldError>{errors.specs.message}</FieldError>}
      <JsonEditor
        label="Характеристики в JSON"
        value={technicalSpecsJson}
        shown={JSON.stringify(toSpecs(getValues()), null, 2)}
        read={readSpecsJson}
        fallback="Сохранятся строки характеристик над ним."
        onChange={applySpecsJson}
        onLeave={() => setJson('technicalSpecsJson', '')}
      />
      <PartHead title="Особенности" lead="Короткие строки: за что эту станцию выбирают." />
      <FeatureList
        rows={features.value}
        errors={features.value.map((_, index) => errors.features?.[index]?.text?.message)}
        onChange={features.onChange}
      />
      {errors.features?.message && <FieldError>{errors.features.message}</FieldError>}
      <JsonEditor
        label="Особенности в JSON"
        value={featuresJson}
        shown={JSON.stringify(fromFeatureRows(features.value), null, 2)}
        read={readFeaturesJson}
        fallback="Сохранится список особенностей над ним."
        onChange={applyFeaturesJson}
        onLeave={() => setJson('featuresJson', '')}
      />
    </div>
  )
}
