import type { Answer } from './answer.ts'

/** Two answers of one look and one size. `given` marks the one that holds. */
export function ConsentButtons({ given, onAnswer }: ConsentButtonsProps) {
  return (
    <div className="consent__a">
      <button
        type="button"
        className="btn btn--line"
        aria-pressed={given && given === 'allowed'}
        onClick={() => onAnswer('allowed')}
      >
        Разрешить
      </button>
      <button
        type="button"
        className="btn btn--line"
        aria-pressed={given && given === 'refused'}
        onClick={() => onAnswer('refused')}
      >
        Не разрешать
      </button>
    </div>
  )
}

type ConsentButtonsProps = {
  given?: Answer
  onAnswer: (answer: Answer) => void
}
