import { useQuery } from '@tanstack/react-query'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { SplitContext } from '../../kit/changes/change-list.tsx'
import { splitTexts } from '../../kit/changes/split-texts.ts'
import { WaitingPanel } from '../../kit/waiting-panel.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useAddress } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { EditedPage } from './edited-page.tsx'
import { pagesQuery } from './queries.ts'
import './pages.css'

/** Screen of the site's page texts: `?page=` is the page that is edited, by key or number. */
export function Component() {
  const wanted = useAddress().search.get('page')
  const query = useQuery(pagesQuery(useApi()))
  const { data } = query
  const page = data?.find(({ id, key }) => key === wanted || String(id) === wanted) ?? data?.[0]
  if (page) {
    return (
      <SplitContext value={splitTexts}>
        <EditedPage key={page.key} page={page}>
          <nav className="pages__list" aria-label="Страницы">
            {data?.map(({ key, title }) => (
              <a
                key={key}
                href={`${staffEndpoints.adminPages.list.path}?page=${key}`}
                aria-current={key === page.key ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
        </EditedPage>
      </SplitContext>
    )
  }
  return (
    <Screen isForm title="Содержание страниц">
      <WaitingPanel label="Содержание страниц" failure="Не удалось загрузить список страниц" query={query} />
    </Screen>
  )
}
