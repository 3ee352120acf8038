import type { ComponentProps } from 'react'
import { CALL_TIMES } from '../../../domain/inquiry/call-times.ts'
import { toPurposeLabel } from '../../../domain/inquiry/consent-purposes.ts'
import { CONSENT_PATH } from '../../../domain/site/site-paths.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { useSettings } from '../../use-settings.ts'

/**
 * «Когда удобно позвонить», of forms that are sent to us: a chat's text has no such line. Without it we call as soon as we can. Here
 * and below from the beginning: what came later would move the consent under a finger.
 */
export function CallTime(props: Pick<ComponentProps<'select'>, 'defaultValue' | 'onChange'>) {
  return (
    <Field label="Когда удобно позвонить" optional>
      {(control) => (
        <Select {...control} {...props} name="preferredTime">
          <option value="">В любое время</option>
          {CALL_TIMES.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Unticked boxes of the further purposes that the settings switch on, one each; never required. */
export function MorePurposes() {
  return useSettings().consentPurposes.map((purpose) => (
    <label key={purpose} className="check">
      <input type="checkbox" name="purpose" value={purpose} />
      <span>
        {toPurposeLabel(purpose)}.{' '}
        <a className="nb" href={CONSENT_PATH}>
          Текст согласия
        </a>{' '}
        <span className="muted">(необязательно)</span>
      </span>
    </label>
  ))
}
