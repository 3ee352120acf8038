import { Spinner } from '../../ui/spinner.tsx'

/** Loading screen while the session is being fetched. */
export function WaitingScreen() {
  return (
    <main className="full-screen" aria-busy="true">
      <p className="vh">Загрузка…</p>
      <Spinner />
    </main>
  )
}
