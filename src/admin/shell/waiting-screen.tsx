import { Spinner } from '../../ui/spinner.tsx'

/** The whole window while it is not yet known who is here. */
export function WaitingScreen() {
  return (
    <main className="whole" aria-busy="true">
      <p className="vh">Загрузка…</p>
      <Spinner />
    </main>
  )
}
