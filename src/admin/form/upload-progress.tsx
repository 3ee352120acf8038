import { Button } from '../../ui/button.tsx'
import type { Sending } from './use-upload.ts'

/** Upload progress as text and bar, with a cancel button. */
export function UploadProgress({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const percent = Math.round(sending.share * 100)
  const label = percent < 100 ? `Загружается ${sending.name}: ${percent} %` : `Обрабатывается ${sending.name}`
  return (
    <div className="uploading" role="status">
      <span>{label}</span>
      <progress max={100} value={percent} aria-label={`Загрузка ${sending.name}`} />
      <Button variant="quiet" onClick={onCancel}>
        Остановить
      </Button>
    </div>
  )
}
