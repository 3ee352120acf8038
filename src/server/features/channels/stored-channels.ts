/**
 * Settings of the channels as the database keeps them; `sealed…` are encrypted secrets, null without one. `…Version` counts how often a
 * secret was changed, so that forms see that it was, without anything of it.
 */
export interface StoredChannels {
  /** `smtpUrl` is without its password. */
  email: {
    enabled: boolean
    smtpUrl: string
    sealedPassword: string | null
    passwordVersion: number
    from: string
    to: string[]
  }
  telegram: {
    enabled: boolean
    sealedToken: string | null
    tokenVersion: number
    chatIds: string[]
    apiBase: string
    personalData: boolean
    /** Former numbers of groups that became supergroups, each with its present one. */
    movedChats: Record<string, string>
  }
  /** `url` is what is shown of the address (`hideAddress`). */
  webhook: {
    enabled: boolean
    url: string
    sealedUrl: string | null
    urlVersion: number
    sealedSecret: string | null
    secretVersion: number
    allowPrivate: boolean
  }
  /** Our key pair (VAPID), made at the first use. */
  push: { enabled: boolean; personalData: boolean; publicKey: string; sealedPrivateKey: string | null }
  /** Of the key that encrypted the secrets; null before the first change. */
  keyFingerprint: string | null
  /** Raised by each change, by the database. */
  version: number
}

/** The present number of a chat, however often it moved. */
export function toPresentChat(
  { movedChats }: Pick<StoredChannels['telegram'], 'movedChats'>,
  id: string,
): string {
  const passed = new Set<string>()
  for (let present = id; ; ) {
    passed.add(present)
    const next = movedChats[present]
    // Numbers that lead back to one another name no present one: none of them is given up.
    if (next === undefined || passed.has(next)) return present
    present = next
  }
}

/** Chats by their present numbers, each once. */
export const toPresentChats = (
  telegram: Pick<StoredChannels['telegram'], 'movedChats'>,
  ids: readonly string[],
): string[] => [...new Set(ids.map((id) => toPresentChat(telegram, id)))]

/** Before the first change every channel is off. */
export const NO_CHANNELS: StoredChannels = {
  email: { enabled: false, smtpUrl: '', sealedPassword: null, passwordVersion: 0, from: '', to: [] },
  telegram: {
    enabled: false,
    sealedToken: null,
    tokenVersion: 0,
    chatIds: [],
    apiBase: 'https://api.telegram.org',
    personalData: false,
    movedChats: {},
  },
  webhook: {
    enabled: false,
    url: '',
    sealedUrl: null,
    urlVersion: 0,
    sealedSecret: null,
    secretVersion: 0,
    allowPrivate: false,
  },
  push: { enabled: false, personalData: false, publicKey: '', sealedPrivateKey: null },
  keyFingerprint: null,
  version: 1,
}

/** Shown while the secrets were encrypted by another key; nothing is sent meanwhile. */
export const OTHER_KEY =
  'Ключ шифрования на этом сервере не тот, которым зашифрованы пароли каналов: введите секрет заново в настройках каналов или верните прежний SECRETS_KEY (файл secrets.key)'
