import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Error screen, most often for a script that could not be fetched. */
export function BrokenScreen() {
  return (
    <main className="full-screen">
      <div role="alert">
        <EmptyState
          level={1}
          title="Раздел не открылся"
          text="Проверьте связь и попробуйте ещё раз."
          actions={
            <Button variant="main" onClick={() => window.location.reload()}>
              Попробовать снова
            </Button>
          }
        />
      </div>
    </main>
  )
}
