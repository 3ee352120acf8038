import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PageKey } from '../../../domain/site/text-pages.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { PageForm } from './page-form.tsx'
import { pageQuery } from './queries.ts'

/** The form of a page's texts, beside the list of all pages. */
export function EditedPage({ page, children }: { page: EditedPage; children: ReactNode }) {
  const [restores, setRestores] = useState(0)
  const { data, isError, error, refetch } = useQuery(pageQuery(useApi(), page.key))
  if (data) {
    return (
      <PageForm
        key={restores}
        title={page.title}
        page={data}
        onRestored={() => setRestores((count) => count + 1)}
      >
        {children}
      </PageForm>
    )
  }
  return (
    <Screen isForm title={page.title}>
      <div className="pages">
        {children}
        <Panel as="section" aria-label={page.title}>
          {isError ? (
            <ErrorState
              text={`Не удалось загрузить тексты страницы: ${toReason(error)}`}
              onRetry={() => void refetch()}
            />
          ) : (
            <TableSkeleton />
          )}
        </Panel>
      </div>
    </Screen>
  )
}

interface EditedPage {
  key: PageKey
  title: string
}
