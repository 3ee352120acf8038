import { Button } from '../../ui/button.tsx'

/** Submits a step of the sign-in. */
export function EnterButton({ isBusy }: { isBusy: boolean }) {
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
      Войти
    </Button>
  )
}
