import { Button } from '../../../../ui/button.tsx'
import type { Sending } from './use-uploads.ts'

/** Upload progress as text and bar, with a cancel button. */
export function UploadProgress({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { name, share, number, count } = sending
  const percent = Math.round((share ?? 0) * 100)
  const label =
    share === null
      ? `Готовится ${name}`
      : percent < 100
        ? `Загружается ${name}: ${percent} %`
        : `Обрабатывается ${name}`
  return (
    <div className="uploading" role="status">
      <span>
        {label}
        {count > 1 && <span className="muted">{` · ${number} из ${count}`}</span>}
      </span>
      <progress max={100} {...(share === null ? {} : { value: percent })} aria-label={`Загрузка ${name}`} />
      <Button variant="quiet" onClick={onCancel}>
        Остановить
      </Button>
    </div>
  )
}
