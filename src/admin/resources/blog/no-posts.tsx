import { STAFF_NEW_POST_PATH } from '../../../domain/site/staff-paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'

/** Empty state: no posts, or none that match the filters. */
export function NoPosts({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered) {
    return (
      <NoRows
        title="Статей пока нет"
        text="Напишите первую: о выборе септика, монтаже или обслуживании."
        actions={<LinkButton href={STAFF_NEW_POST_PATH}>Написать статью</LinkButton>}
      />
    )
  }
  return (
    <NoRows
      title="Статьи не найдены"
      text="Ни одна статья не подходит под выбранные условия."
      actions={<Button onClick={onReset}>Показать все статьи</Button>}
    />
  )
}
