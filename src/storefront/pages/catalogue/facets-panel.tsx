import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { type CountedFacet, isSlider, SPEC, scaleOf } from '../../../domain/catalogue/chosen-facets.ts'
import { parseSpecRange, spellSpec } from '../../../domain/catalogue/facet-choice.ts'
import { withSpec } from '../../../domain/catalogue/filters.ts'
import { RangeSlider } from '../../../ui/field/range-slider.tsx'
import type { FilterState } from './use-filters.ts'

/** Filters by parameters with counts; a value without products is offered only while it is chosen. */
export function FacetsPanel({ facets, state: { shown, change } }: FacetsPanelProps) {
  const set = (key: string, texts: readonly string[], kind?: 'slide') =>
    change({ specs: withSpec(shown.specs, key, texts) }, kind)
  const offered = facets.filter(({ key, values }) => values.length > 1 || shown.specs[key])
  if (offered.length === 0) return null
  return (
    <div className="bar__facets">
      {offered.map((facet) => {
        const { key, name, unit, isNumber, values } = facet
        const texts = shown.specs[key] ?? []
        if (isSlider(facet)) {
          return (
            <NumberFacet
              key={key}
              facet={facet}
              text={texts[0]}
              onChange={(text) => set(key, [text], 'slide')}
            />
          )
        }
        const isUsable = values.some(({ count }) => count > 0) || texts.length > 0
        return (
          // Without a box that takes the focus a long list is scrolled by the keys only if it takes it itself.
          <fieldset key={key} tabIndex={isUsable ? undefined : 0}>
            <legend>{unit ? `${name}, ${unit}` : name}</legend>
            {values.map(({ value, count }) => {
              // One number is a range of its own: two of them are no ends of one.
              const text = isNumber ? `${value}-${value}` : spellSpec(value)
              const isOn = texts.includes(text)
              return (
                <label key={text} className="facet">
                  <input
                    type="checkbox"
                    name={SPEC + key}
                    value={text}
                    checked={isOn}
                    disabled={count === 0 && !isOn}
                    onChange={() => set(key, isOn ? texts.filter((one) => one !== text) : [...texts, text])}
                  />
                  <span>{typeof value === 'number' ? formatNumber(value) : text}</span>
                  <span className="facet__n">{count}</span>
                </label>
              )
            })}
          </fieldset>
        )
      })}
    </div>
  )
}

function NumberFacet({ facet, text, onChange }: NumberFacetProps) {
  const { step, full } = scaleOf(facet)
  const { key, name, unit } = facet
  return (
    <RangeSlider
      label={name}
      min={full[0]}
      max={full[1]}
      step={step}
      value={(text !== undefined && parseSpecRange(text)) || full}
      format={(amount) => [formatNumber(amount), unit].filter(Boolean).join('\u00a0')}
      onChange={(range) => onChange(range.join('-'))}
      names={[SPEC + key, SPEC + key]}
    />
  )
}

type NumberFacetProps = { facet: CountedFacet; text: string | undefined; onChange: (text: string) => void }
type FacetsPanelProps = { facets: readonly CountedFacet[]; state: FilterState }
