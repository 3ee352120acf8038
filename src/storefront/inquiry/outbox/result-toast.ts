import type { ToastMessage } from '../../../ui/toast/toast-store.ts'
import type { Outcome } from './submit.ts'

/** The toast of an inquiry that was sent or not (storefront.md, section 8). */
export function toResultToast(result: Outcome): ToastMessage {
  if (result.ok) {
    return {
      title: 'Заявка отправлена',
      description: 'Мы свяжемся с вами в ближайшее время',
      position: 'over',
    }
  }
  if (result.message) {
    return { title: 'Ошибка при отправке', description: result.message, tone: 'bad' }
  }
  return { title: 'Ошибка', description: 'Произошла ошибка при отправке формы', tone: 'bad' }
}
