import { MESSENGER_NAMES, messengerTextAddress } from '../../../domain/contact/messengers.ts'
import type { Messenger } from '../../../domain/inquiry/lead-handling.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'

/**
 * Opens a chat with a prefilled text in a new window; returns false when the browser blocked it.
 * Without `noopener`, which always returns null; `opener` is cleared instead (decisions.md).
 */
export function openChat(messenger: Messenger, text: string): boolean {
  return tellOpened(messenger, openWindow(messengerTextAddress(messenger, text)) !== null)
}

/** Opens an empty window at a press, which gets its chat address by `pointToChat`; null when the browser blocked it. */
export function openBlank(): Window | null {
  return openWindow('about:blank')
}

/** Points a window from `openBlank` to the chat; returns false when it was blocked, or closed meanwhile. */
export function pointToChat(chat: Window | null, messenger: Messenger, text: string): boolean {
  const isOpen = chat !== null && !chat.closed
  if (isOpen) chat.location.href = messengerTextAddress(messenger, text)
  return tellOpened(messenger, isOpen)
}

/** The toast of a chat that did not open (storefront.md, section 8). */
function showChatFailed({ kind }: Messenger): void {
  const description = `Произошла ошибка при открытии ${MESSENGER_NAMES[kind]}`
  showToast({ title: 'Ошибка', description, tone: 'bad' })
}

function tellOpened(messenger: Messenger, isOpen: boolean): boolean {
  const title = `${MESSENGER_NAMES[messenger.kind]} открыт`
  if (isOpen) showToast({ title, description: 'Отправьте сообщение в открывшемся окне' })
  else showChatFailed(messenger)
  return isOpen
}

function openWindow(address: string): Window | null {
  try {
    const chat = window.open(address, '_blank')
    if (chat) chat.opener = null
    return chat
  } catch {
    return null
  }
}
