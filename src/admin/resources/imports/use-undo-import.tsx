import type { Import } from '../../../contract/catalogue/imports.ts'
import { plural } from '../../../lib/text/plural.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { PRICES_KEY, PRODUCTS_KEY, TRASH_KEY } from '../../queries.ts'
import { useRight } from '../../session/use-right.ts'
import { useApi } from '../../staff.ts'
import { IMPORTS_KEY } from './queries.ts'
import { UndoProgress } from './undo-progress.tsx'

/** Whether this reader may take such an import back: products that it has made would be deleted. */
export function useMayTakeBack(): (one: Pick<Import, 'counts'>) => boolean {
  const mayDelete = useRight('delete')
  return ({ counts }) => mayDelete || counts.new === 0
}

/** Takes an import back after a question; what others changed since stays and is named. */
export function useUndoImport() {
  const api = useApi()
  const mayTakeBack = useMayTakeBack()
  const { run, isRunning, input } = useWrite({
    call: (id: number) => api.imports.undo({ id }),
    success: ({ restored, conflicts }) => ({
      title: 'Возвращено как было',
      description:
        conflicts.length === 0
          ? `${restored} ${plural(restored, ['товар', 'товара', 'товаров'])}`
          : `${restored}; не тронуты, их изменили после импорта: ${conflicts.map(({ name }) => name).join(', ')}`,
    }),
    failure: (reason) => `Не удалось вернуть: ${reason}`,
    refresh: [IMPORTS_KEY, PRODUCTS_KEY, PRICES_KEY, TRASH_KEY],
  })
  const undo = ({ id, name }: Import) =>
    confirmAction({
      title: 'Вернуть как было?',
      subject: name,
      text: 'Товары станут такими, как до этого импорта, добавленные им исчезнут. Что изменили после него, останется и будет названо.',
      details: <UndoProgress id={id} />,
      confirmLabel: 'Вернуть',
      cancelLabel: 'Отмена',
      onConfirm: () => run(id),
      failed: 'Не возвращено',
    })
  return {
    undo,
    mayUndo: (one: Import) => one.state === 'applied' && mayTakeBack(one),
    isUndoing: (id: number) => isRunning && input === id,
  }
}
