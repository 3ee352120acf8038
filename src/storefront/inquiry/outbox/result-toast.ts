import type { ToastMessage } from '../../../ui/toast/toast-store.ts'
import type { InquiryResult } from './inquiry-sender.ts'

/** The toast of a request that was sent or not (storefront.md, section 8). */
export function toResultToast(result: InquiryResult): ToastMessage {
  if (result.ok) {
    return {
      title: 'Заявка отправлена',
      description: 'Мы свяжемся с вами в ближайшее время',
      position: 'over',
    }
  }
  if (result.reason === 'rejected') {
    return { title: 'Ошибка при отправке', description: result.message, tone: 'bad' }
  }
  return { title: 'Ошибка', description: 'Произошла ошибка при отправке формы', tone: 'bad' }
}
