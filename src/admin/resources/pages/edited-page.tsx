import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PageKey } from '../../../domain/site/text-pages.ts'
import { useDraftAwaited } from '../../kit/publication/draft-query.ts'
import { WaitingPanel } from '../../kit/waiting-panel.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { PageForm } from './page-form.tsx'
import { pageQuery } from './queries.ts'
import { RemovedContext, type RemovedRows } from './removed-rows.ts'
import { useOpenedPart } from './use-opened-part.ts'

/** The form of a page's texts, beside the list of all pages. */
export function EditedPage({ page, children }: { page: EditedPage; children: ReactNode }) {
  const [restores, setRestores] = useState(0)
  const [removed] = useState<RemovedRows>(() => new Map())
  const query = useQuery(pageQuery(useApi(), page.key))
  const { data } = query
  const isDraftAwaited = useDraftAwaited('pages', page.id)
  const isShown = data !== undefined && !isDraftAwaited
  useOpenedPart(isShown)
  if (isShown) {
    return (
      <RemovedContext value={removed}>
        <PageForm
          key={restores}
          title={page.title}
          page={data}
          onRestored={() => setRestores((count) => count + 1)}
        >
          {children}
        </PageForm>
      </RemovedContext>
    )
  }
  return (
    <Screen isForm title={page.title}>
      <div className="pages">
        {children}
        <WaitingPanel label={page.title} failure="Не удалось загрузить тексты страницы" query={query} />
      </div>
    </Screen>
  )
}

interface EditedPage {
  id: number
  key: PageKey
  title: string
}
