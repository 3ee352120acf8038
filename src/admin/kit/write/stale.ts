import type { RecordConflict } from '../../../api/conflict.ts'
import { pastVerb } from '../../../lib/text/past-verb.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** Toast after a write that was refused because another person has changed the record; `again` offers it anew. */
export function showStale(
  { changedBy }: Pick<RecordConflict, 'changedBy'>,
  again?: { label: string; run: () => void },
): void {
  const name = toShortName(changedBy ?? 'Коллега')
  const sentence = `Пока вы смотрели, запись ${pastVerb(name, 'изменил')} ${name}`
  showToast({
    title: 'Ничего не записано',
    description: `${sentence.replace(/\.$/, '')}. Показано то, что есть сейчас.`,
    tone: 'bad',
    ...(again ? { action: again } : {}),
  })
}

/** For forms, which show both edits themselves (`useStaffForm`). */
export function shownByForm(): void {}
