import { Button } from '../../../ui/button.tsx'
import type { ConsentState } from './consent-state.ts'

/** Two buttons of the same look and size. `given` marks the present choice. */
export function ConsentButtons({ given, onChoose }: ConsentButtonsProps) {
  return (
    <div className="consent__a">
      <Button aria-pressed={given && given === 'allowed'} onClick={() => onChoose('allowed')}>
        Разрешить
      </Button>
      <Button aria-pressed={given && given === 'refused'} onClick={() => onChoose('refused')}>
        Не разрешать
      </Button>
    </div>
  )
}

type ConsentButtonsProps = {
  given?: ConsentState
  onChoose: (answer: ConsentState) => void
}
