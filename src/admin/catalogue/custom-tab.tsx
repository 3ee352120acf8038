import { useController, useFormContext } from 'react-hook-form'
import { FieldError } from '../../ui/field.tsx'
import { FeatureList } from './feature-list.tsx'
import { JsonEditor } from './json-editor.tsx'
import { DETAILS, OWN_KEYS } from './product-fields.ts'
import { fromFeatureRows, type ProductValues, toFeatureRows, toSpecs } from './product-values.ts'
import { readFeaturesJson, readSpecsJson } from './spec-json.ts'
import { formatSpecText, toSpecRows } from './spec-rows.ts'
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
      <div>
        <h3>Свои характеристики</h3>
        <p className="product__lead">Покажем на странице товара и в сравнении.</p>
      </div>
      <SpecRowsEditor
        rows={specs.value}
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
      <div>
        <h3>Особенности</h3>
        <p className="product__lead">Короткие строки: за что эту станцию выбирают.</p>
      </div>
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
