import { NoRows } from '../../kit/table/no-rows.tsx'

/** Says that no redirect is shown, because of the search or because there is none. */
export function NoRedirects({ wanted }: { wanted: string }) {
  if (wanted) return <NoRows title="Ничего не нашлось" text={`По запросу «${wanted}» переадресаций нет.`} />
  return (
    <NoRows
      title="Переадресаций пока нет"
      text="Когда у товара или статьи меняется адрес, переадресация появляется сама. Со старого сайта добавьте их вручную."
    />
  )
}
