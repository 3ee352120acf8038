import { Note } from '../../../ui/note.tsx'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'

/**
 * In place of what cannot be calculated without connection: nothing is lost, and the telephone works. Not among the code that is loaded
 * at the visitor's first sign: the connection may have gone before.
 */
export function NoConnection() {
  const { companyPhone } = useSettings()
  return (
    <Note tone="warn">
      <p role="status">
        <b>Нет связи.</b> Ответы сохранены: посчитаем, когда она появится. Или позвоните:{' '}
        <a className="nb" href={callHref(companyPhone)}>
          {companyPhone}
        </a>
      </p>
    </Note>
  )
}
