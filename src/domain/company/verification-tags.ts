/** Services that ask for a `<meta>` element to see whose site it is: name of the element, and of the service. */
export const VERIFICATION_TAGS = {
  yandexVerification: { meta: 'yandex-verification', service: 'Яндекс Вебмастер' },
  googleVerification: { meta: 'google-site-verification', service: 'Google Search Console' },
  bingVerification: { meta: 'msvalidate.01', service: 'Bing Webmaster Tools' },
  mailruVerification: { meta: 'wmail-verification', service: 'Вебмастер Mail.ru' },
} as const

export type VerificationField = keyof typeof VERIFICATION_TAGS

type Verification = { code: string } | { problem: string }

/** The code of a service: itself, or taken out of the whole `<meta>` element that the service gives; or why there is none. */
export function readVerification(field: VerificationField, text: string): Verification {
  const given = text.trim()
  if (given === '') return { code: '' }
  const { meta, service } = VERIFICATION_TAGS[field]
  if (!given.startsWith('<')) {
    if (/\.(?:html?|xml|txt)$/i.test(given)) {
      return {
        problem: `Это имя файла, а нужен код. Выберите подтверждение метатегом: ${service} даст тег <meta …>`,
      }
    }
    return /^[\w+/=.:-]{6,200}$/.test(given)
      ? { code: given }
      : { problem: `Вставьте код, который дал ${service}, или весь тег <meta …>` }
  }
  const name = findAttribute(given, 'name')
  const code = findAttribute(given, 'content')
  if (!/^<meta\s/i.test(given) || name === null || code === null || code.trim() === '') {
    return { problem: `В теге нет кода. Скопируйте его целиком: <meta name="${meta}" content="…">` }
  }
  if (name.toLowerCase() !== meta) {
    const other = Object.values(VERIFICATION_TAGS).find((tag) => tag.meta === name.toLowerCase())
    return { problem: `Это код для ${other?.service ?? name}, а здесь нужен ${service}` }
  }
  // The content is judged as a code, never as another element.
  return code.startsWith('<')
    ? { problem: `В теге нет кода, который дал ${service}` }
    : readVerification(field, code)
}

function findAttribute(tag: string, name: string): string | null {
  const value = `(["'])(.*?)\\1|([^\\s"'<>]+?)(?=\\s|/?>|$)`
  const [, , quoted, bare] = new RegExp(`\\s${name}\\s*=\\s*(?:${value})`, 'i').exec(tag) ?? []
  return quoted ?? bare ?? null
}
