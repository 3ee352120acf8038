import { NumberField, TextField } from '../form/fields.tsx'
import { useProductField } from './use-product-field.ts'

/** What a product can do and how large it is. An empty number is unknown. */
export function SpecsTab() {
  const field = useProductField()
  return (
    <div className="form">
      <h3>Сколько очищает</h3>
      <div className="form__3">
        <NumberField {...field('users')} />
        <NumberField {...field('maxResidents')} hint="По нему работает фильтр «До N чел.»" />
        <NumberField {...field('productivity')} hint="Например, 1,15" />
        <NumberField {...field('batchDischarge')} />
        <NumberField {...field('volume')} />
        <TextField {...field('capacity')} />
        <TextField {...field('dailyCapacity')} />
      </div>
      <h3>Размеры</h3>
      <p className="product__lead">По ним сайт рисует станцию в масштабе. Неизвестное оставьте пустым.</p>
      <div className="form__3">
        <NumberField {...field('length')} />
        <NumberField {...field('width')} />
        <NumberField {...field('height')} />
        <NumberField {...field('diameter')} hint="Только у круглых" />
        <NumberField {...field('weight')} />
        <TextField {...field('dimensions')} placeholder="1150 × 1170 × 2500 мм" />
      </div>
      <h3>Ещё</h3>
      <div className="form__2">
        <TextField {...field('power')} />
        <TextField {...field('warranty')} placeholder="5 лет" />
      </div>
    </div>
  )
}
