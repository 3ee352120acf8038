import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { type PageKey, TEXT_PAGES } from '../../../domain/site/text-pages.ts'

/** What the form of a page says before its parts: of words in braces, and of the sections that stand after header and footer. */
export function PageNotes({ of }: { of: PageKey }) {
  return (
    <>
      {of !== 'consent' && (
        <p className="muted">
          Слова в фигурных скобках — вставки: <b>{'{founded}'}</b> на сайте станет годом основания. Их
          значения:{' '}
          <a href={`${staffEndpoints.adminPages.list.path}?page=chrome`}>
            «{TEXT_PAGES.chrome.title}», «Слова о фирме»
          </a>
          .
        </p>
      )}
      {of === 'chrome' && (
        <p className="muted">
          Ниже шапки, подвала и кнопки связи — заголовки и описания разделов: каталога, блога, вопросов,
          работ, поиска, сравнения, корзины, правил подбора и карты сайта.
        </p>
      )}
    </>
  )
}
