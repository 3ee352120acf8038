import { Button } from '../../ui/button.tsx'

/** Submits a step of the sign-in, or of what leads to it. */
export function EnterButton({ isBusy, label = 'Войти' }: { isBusy: boolean; label?: string }) {
  return (
    <Button
      className="login__enter"
      variant="main"
      size="big"
      isWide
      type="submit"
      isBusy={isBusy}
      aria-disabled={isBusy || undefined}
    >
      {label}
    </Button>
  )
}
