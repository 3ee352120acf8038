import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A screen that could not be opened, most often because its file did not arrive. */
export function BrokenScreen() {
  return (
    <main className="whole">
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
