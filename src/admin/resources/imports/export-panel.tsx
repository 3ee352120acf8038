import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

const address = (format: string) => `/api${staffEndpoints.productExport.file.path}?format=${format}`

/** The whole catalogue as a file. */
export function ExportPanel() {
  return (
    <Panel as="section" aria-labelledby="export" className="import-export">
      <div>
        <h2 id="export">Выгрузить каталог</h2>
        <p className="muted">
          Все товары со всеми полями. Исправьте в таблице и загрузите обратно; часть товаров выгружает{' '}
          <a href={STAFF_PRODUCTS_PATH}>список с фильтрами</a>.
        </p>
      </div>
      <div className="import-buttons">
        <LinkButton href={address('xlsx')} icon="download" download data-stay>
          Excel
        </LinkButton>
        <LinkButton href={address('csv')} icon="download" download data-stay>
          CSV
        </LinkButton>
      </div>
    </Panel>
  )
}
