import type { OtherEditor } from '../../../contract/records/presence.ts'
import { formatShortWhen } from '../../../lib/moments.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { Icon } from '../../../ui/icon.tsx'
import { serverNow } from '../../server-clock.ts'

/** Who else has a form's record open; stands in its foot, where it moves nothing when it comes. */
export function OtherEditors({ others }: { others: readonly OtherEditor[] }) {
  const now = serverNow()
  const text = others
    .map(({ name, since }) => `${toShortName(name)} редактирует с ${formatShortWhen(since, now)}`)
    .join('; ')
  return (
    <p className="form-others" role="status" title={text || undefined}>
      {text && <Icon name="user" />}
      {text && <span>{text}</span>}
    </p>
  )
}
