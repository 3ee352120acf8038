import { toPurposeLabel } from '../../lib/consent-purposes.ts'

/** Unticked boxes of further purposes, one each; never required. */
export function PurposeBoxes({ purposes }: { purposes: readonly string[] }) {
  return purposes.map((purpose) => (
    <label key={purpose} className="check">
      <input type="checkbox" name="purpose" value={purpose} />
      <span>
        {toPurposeLabel(purpose)} <span className="muted">(необязательно)</span>
      </span>
    </label>
  ))
}
