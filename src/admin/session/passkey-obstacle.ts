/** Why passkeys cannot be used in this browser at this address; null where they can. */
export function describePasskeyObstacle(): string | null {
  if (!window.isSecureContext) return 'Ключи входа действуют только по адресу, который начинается с https.'
  if (/^(?:[\d.]+|\[.*\])$/.test(location.hostname)) {
    return 'Ключи входа действуют по имени сайта, а не по числовому адресу.'
  }
  return 'PublicKeyCredential' in window ? null : 'Этот браузер не умеет работать с ключами входа.'
}
