import { Button } from '../../ui/button.tsx'
import type { Answer } from './answer.ts'

/** Two buttons of the same look and size. `given` marks the present choice. */
export function ConsentButtons({ given, onAnswer }: ConsentButtonsProps) {
  return (
    <div className="consent__a">
      <Button aria-pressed={given && given === 'allowed'} onClick={() => onAnswer('allowed')}>
        Разрешить
      </Button>
      <Button aria-pressed={given && given === 'refused'} onClick={() => onAnswer('refused')}>
        Не разрешать
      </Button>
    </div>
  )
}

type ConsentButtonsProps = {
  given?: Answer
  onAnswer: (answer: Answer) => void
}
