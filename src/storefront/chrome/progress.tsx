import { use } from 'react'
import { NavigationPendingContext } from '../site.ts'
import './progress.css'

/**
 * A thin line at the top while the next page's code is on its way; the present page stays until then. The style sheet lets
 * it appear only after 300 ms: most pages are faster, and a flash would be unrest.
 */
export function Progress() {
  return use(NavigationPendingContext) ? (
    <div className="progress" role="progressbar" aria-label="Загрузка страницы" />
  ) : null
}
