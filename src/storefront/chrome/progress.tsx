import { useNavigation } from 'react-router'
import './progress.css'

/**
 * A thin line at the top while the next page's code is on its way; the present page stays until then. The style sheet lets
 * it appear only after 300 ms: most pages are faster, and a flash would be unrest.
 */
export function Progress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : (
    <div className="progress" role="progressbar" aria-label="Загрузка страницы" />
  )
}
