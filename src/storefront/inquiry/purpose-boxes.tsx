import { toPurposeLabel } from '../../lib/consent-purposes.ts'
import { CONSENT_PATH } from '../../lib/site-paths.ts'

/** Unticked boxes of further purposes, one each; never required. */
export function PurposeBoxes({ purposes }: { purposes: readonly string[] }) {
  return purposes.map((purpose) => (
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
