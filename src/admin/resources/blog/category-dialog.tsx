import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { RecordForm } from '../../kit/record-form.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { useApi } from '../../staff.ts'
import { category } from './category.ts'
import { blogCategoryQuery, CATEGORY_FAILURE } from './queries.ts'

/** Edit dialog of a category, which refetches it first. */
export function CategoryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(blogCategoryQuery(useApi(), id))
  if (data) return <RecordForm declared={category} row={data} onClose={onClose} />
  const content = (): ReactNode => {
    if (isError) return <ErrorState text={CATEGORY_FAILURE} onRetry={() => void refetch()} />
    if (data === undefined) return <Spinner />
    return <EmptyState title="Категория не найдена" text="Возможно, её уже удалили." level={3} />
  }
  return (
    <Dialog open onClose={onClose} title="Редактировать категорию" size="form">
      {content()}
    </Dialog>
  )
}
