import type { PublicSettings } from '../../contract/settings.ts'
import { showToast, type ToastMessage } from '../../ui/toast-store.ts'
import { chatHref } from '../chrome/contact-links.ts'

/** The texts of the error catalogue (storefront.md, section 8). */
const toasts = {
  opened: { title: 'WhatsApp открыт', description: 'Отправьте сообщение в открывшемся окне' },
  failed: { title: 'Ошибка', description: 'Произошла ошибка при открытии WhatsApp', tone: 'bad' },
} as const satisfies Record<string, ToastMessage>

/**
 * Opens a chat with a prefilled text in a new window; returns false when the browser blocked it.
 * Without `noopener`, which always returns null; `opener` is cleared instead (decisions.md).
 */
export function openChat(
  settings: Pick<PublicSettings, 'chatPhone' | 'companyPhone'>,
  text: string,
): boolean {
  const opened = openWindow(`${chatHref(settings)}?text=${encodeURIComponent(text)}`)
  if (opened) showToast(toasts.opened)
  else showChatFailed()
  return opened
}

/** The toast of a chat that did not open. */
export function showChatFailed(): void {
  showToast(toasts.failed)
}

function openWindow(address: string): boolean {
  try {
    const chat = window.open(address, '_blank')
    if (!chat) return false
    chat.opener = null
    return true
  } catch {
    return false
  }
}
