import { Icon } from '../../../ui/icon.tsx'

const STEPS = [
  { name: 'columns', label: 'Столбцы' },
  { name: 'check', label: 'Проверка' },
  { name: 'done', label: 'Готово' },
] as const
export type StepName = (typeof STEPS)[number]['name']

/** The three steps of an import with the present one. */
export function Steps({ current }: { current: StepName }) {
  const at = STEPS.findIndex(({ name }) => name === current)
  return (
    <ol className="import-steps" aria-label="Шаги">
      {STEPS.map(({ name, label }, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={index < at ? 'is-done' : undefined}
        >
          <span className="import-steps__no">{index < at ? <Icon name="check" /> : index + 1}</span>
          <span className="import-steps__label">{label}</span>
        </li>
      ))}
    </ol>
  )
}
