import { useQuery } from '@tanstack/react-query'
import type { LandingPage } from '../../../contract/content/landing-pages.ts'
import { landingPath } from '../../../domain/site/site-paths.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { RecordList } from '../../kit/record-list.tsx'
import { NewButton } from '../../kit/table/new-button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { shownColumn } from '../../kit/use-record-list.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { landing } from './landing.tsx'
import { landingsQuery } from './queries.ts'

/** Screen of the pages about one task. */
export function Component() {
  const query = useQuery(landingsQuery(useApi()))
  const { open } = useDialogAddress()
  return (
    <Screen title="Подборки" actions={<NewButton label="Добавить подборку" onClick={() => open('new')} />}>
      <RecordList
        label="Подборки"
        declared={landing}
        query={query}
        drafts="landing-pages"
        columns={[
          'id',
          { key: 'name', title: 'Заголовок', cell: ({ title }) => title },
          { key: 'page', title: 'Страница', cell: (row) => <PageLink {...row} /> },
          { key: 'found', title: 'Моделей', isEnd: true, cell: (row) => <Count {...row} /> },
          'order',
          shownColumn(landing),
        ]}
        empty={
          <NoRows title="Подборок пока нет" text="Страница под одну задачу: «Септик на 5 человек», район" />
        }
        toForm={() => ({ isWide: true })}
      />
    </Screen>
  )
}

function PageLink({ slug, title }: LandingPage) {
  const path = landingPath(slug)
  return (
    <a href={path} target="_blank" rel="noopener" aria-label={`Открыть страницу: ${title}`}>
      {path}
    </a>
  )
}

function Count({ found = 0 }: LandingPage) {
  return found === 0 ? <span>{found}, не для поисковиков</span> : found
}
