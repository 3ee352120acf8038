import type { Media } from '../../../contract/content/media.ts'
import { plural } from '../../../lib/text/plural.ts'
import { useRestore } from '../../kit/use-restore.ts'
import { confirmDelete } from '../../kit/write/confirm-action.ts'
import { formatTrashDays, useTrashDays } from '../../kit/write/trash-days.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { MEDIA_KEY } from '../../parts/library/queries.ts'
import { TRASH_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'

const FILES = ['файл', 'файла', 'файлов'] as const

/** Deleting of files that nothing uses, one or many, with confirmation and the way back. */
export function useMediaActions() {
  const api = useApi()
  const restore = useRestore()
  const days = formatTrashDays(useTrashDays())
  const takeBack = async (ids: readonly number[]) => {
    for (const id of ids) await restore.run({ entity: 'media', id }).catch(() => undefined)
  }
  const undo = (ids: readonly number[]) => ({ label: 'Отменить', run: () => void takeBack(ids) })
  const one = useWrite({
    call: ({ id }: Media, options) => api.media.remove({ id }, options),
    record: ({ id, version }) => ({ entity: 'media', id, version }),
    success: (_nothing, { id, name }) => ({
      title: 'Успех',
      description: `«${name}» удалён`,
      action: undo([id]),
    }),
    failure: (reason) => `Не удалось удалить файл: ${reason}`,
    refresh: [MEDIA_KEY, TRASH_KEY],
  })
  const many = useWrite({
    call: (ids: readonly number[]) => api.media.removeMany({ ids: [...ids] }),
    success: ({ removed, left }) => ({
      title: 'Успех',
      description: [
        `Удалено: ${removed.length} ${plural(removed.length, FILES)}.`,
        ...left.map(({ name, message }) => `${name} остался. ${message}`),
      ].join(' '),
      ...(removed.length > 0 && { action: undo(removed) }),
    }),
    failure: (reason) => `Не удалось удалить файлы: ${reason}`,
    refresh: [MEDIA_KEY, TRASH_KEY],
  })
  const kept = `Отсюда отменить нельзя; ${days} запись лежит в корзине.`
  return {
    remove: (file: Media) =>
      confirmDelete(`Вы уверены, что хотите удалить этот файл? ${kept}`, file.name, () => one.run(file)),
    removeAll: (ids: readonly number[]) =>
      confirmDelete(
        `Вы уверены, что хотите удалить эти файлы? Они нигде не стоят. ${kept}`,
        `${ids.length} ${plural(ids.length, FILES)}`,
        () => many.run(ids),
      ),
  }
}
