import { findRecordField } from '../../../contract/records/record-fields.ts'
import type { FormEntity } from '../../../contract/records/records.ts'
import { pastVerb } from '../../../lib/text/past-verb.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { currentToast, showToast } from '../../../ui/toast/toast-store.ts'

/** Another person's edit that was saved together with mine. */
export interface JoinedEdit {
  /** Fields that only the other person changed. */
  names: readonly string[]
  changedBy: string | null
}

/** Adds to the toast of a save what another person has changed meanwhile: «Мария Д. тем временем изменила: Цена». */
export function sayJoined(
  entity: FormEntity,
  { names, changedBy }: JoinedEdit,
  toast: Parameters<typeof showToast>[0] | null = currentToast(),
): void {
  if (!toast || names.length === 0) return
  const who = toShortName(changedBy ?? 'Коллега')
  const labels = names.map((name) => findRecordField(entity, name)?.label).filter(Boolean)
  const what = labels.length > 0 ? `: ${labels.join(', ')}` : ' другие поля'
  const said = `${who} тем временем ${pastVerb(who, 'изменил')}${what}. Сохранено вместе.`
  showToast({
    ...toast,
    description: [toast.description?.replace(/\.$/, ''), said].filter(Boolean).join('. '),
  })
}
