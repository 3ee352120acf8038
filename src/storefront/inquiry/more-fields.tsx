import { useSettings } from '../use-settings.ts'
import { lazyPart } from './lazy-part.tsx'
import { loadOutbox } from './start-outbox.ts'

const PurposeBoxes = lazyPart(async () => (await loadOutbox()).PurposeBoxes)

/** «Когда удобно позвонить», of forms that are sent to us: a chat's text has no such line. */
export const CallTime = lazyPart(async () => (await loadOutbox()).CallTime)

/** Boxes of the further purposes that the settings switch on; without any, their code is not loaded. */
export function MorePurposes() {
  const { consentPurposes } = useSettings()
  return consentPurposes.length > 0 && <PurposeBoxes purposes={consentPurposes} />
}
