import { TextField } from '../form/fields.tsx'
import { useProductField } from './use-product-field.ts'

/** What people ask before they buy: materials, pump, electricity, winter, papers. */
export function DetailsTab() {
  const field = useProductField()
  return (
    <div className="form">
      <h3>Материалы и монтаж</h3>
      <div className="form__2">
        <TextField {...field('tankMaterial')} />
        <TextField {...field('bodyMaterial')} />
        <TextField {...field('installationMethod')} />
        <TextField {...field('pumpModel')} />
      </div>
      <h3>Электричество</h3>
      <div className="form__2">
        <TextField {...field('powerConsumption')} placeholder="1,5" />
        <TextField {...field('electricalRequirements')} placeholder="220 В, 50 Гц" />
      </div>
      <h3>Эксплуатация</h3>
      <div className="form__2">
        <TextField {...field('workingTemperature')} placeholder="от −30 до +40 °C" />
        <TextField {...field('winterization')} />
        <TextField {...field('certificateNumbers')} />
      </div>
    </div>
  )
}
