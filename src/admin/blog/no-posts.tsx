import { NoRows } from '../table/no-rows.tsx'

/** No post at all, or none that the filters let through. */
export function NoPosts({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered) {
    return (
      <NoRows
        title="Статей пока нет"
        text="Напишите первую: о выборе септика, монтаже или обслуживании."
        actions={
          <a className="btn btn--line" href="/admin/blog/posts/create">
            Написать статью
          </a>
        }
      />
    )
  }
  return (
    <NoRows
      title="Статьи не найдены"
      text="Ни одна статья не подходит под выбранные условия."
      actions={
        <button type="button" className="btn btn--line" onClick={onReset}>
          Показать все статьи
        </button>
      }
    />
  )
}
