import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useUnsaved } from '../../kit/write/unsaved.ts'

/** Recovery codes, which are shown this once: whoever leaves them otherwise than by «Коды сохранены» is asked. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  useUnsaved(true)
  const askToClose = async () => {
    const agreed = await confirmAction({
      title: 'Закрыть коды восстановления?',
      text: 'Больше они не покажутся. Если вы их не сохранили, вернитесь к ним.',
      confirmLabel: 'Коды у меня есть, закрыть',
      cancelLabel: 'Вернуться к кодам',
      cancelIsPrimary: true,
    })
    if (agreed) onClose()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({
        title: 'Коды скопированы',
        description: 'Вставьте их в менеджер паролей или распечатайте.',
      })
    } catch {
      showToast({ title: 'Не скопировано', description: 'Выделите коды и скопируйте их сами.', tone: 'bad' })
    }
  }
  return (
    <Dialog
      open
      onClose={() => void askToClose()}
      title="Коды восстановления"
      footer={
        <>
          <Button onClick={() => void copy()}>Скопировать</Button>
          <Button variant="main" onClick={onClose}>
            Коды сохранены
          </Button>
        </>
      }
    >
      <p>
        Если телефона или ключа нет под рукой, введите при входе один из этих кодов. Каждый подходит один раз.
        Больше они не покажутся: сохраните их там, где их найдёте только вы.
      </p>
      <ol className="second__codes">
        {codes.map((code) => (
          <li key={code} className="second__secret">
            {code}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
