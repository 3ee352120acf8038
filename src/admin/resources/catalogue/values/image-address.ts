/** Validation message for a typed picture address; null when valid. Pages show https:// and paths of this site. */
export function validateImageAddress(address: string): string | null {
  if (/^\/(?![/\\])/.test(address)) return null
  if (/^http:\/\//i.test(address)) {
    return 'Адрес начинается с http:// — такую картинку браузер не покажет. Нужен адрес с https://'
  }
  if (!/^https:\/\//i.test(address)) return 'Введите адрес, который начинается с https:// или с /'
  return /\s/.test(address) || !URL.canParse(address) ? 'В адресе ошибка: скопируйте его целиком' : null
}
