import { use } from 'react'
import { NavigationPendingContext } from '../../site.ts'
import './progress.css'

/**
 * Progress bar at the top while the next page's code is loading; the present page stays until then. The style sheet shows
 * it after 300 ms only: most pages are faster, and it would flicker.
 */
export function Progress() {
  return use(NavigationPendingContext) ? (
    <div className="progress" role="progressbar" aria-label="Загрузка страницы" />
  ) : null
}
