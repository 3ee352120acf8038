import { STAFF_LOGIN_PATH, STAFF_PROFILE_PATH, STAFF_RESET_PATH } from '../../../domain/site/staff-paths.ts'
import { formatMoment } from '../../../lib/moments.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Secrets } from '../../secrets.ts'
import { openLetter } from '../staff/letters/account-letters.service.ts'
import { requireAddressee } from '../staff/letters/addressee.service.ts'
import type { OpenedLetter, Ring } from './channel.ts'
import { oneLine, type Wording } from './wording.ts'

/** The ring with its letter opened, any other one as it is; in words why the letter is not sent any more. */
export async function openAccountLetter(db: Database, secrets: Secrets, ring: Ring): Promise<Ring | string> {
  const { sealedLetter, recipient: email } = ring
  if (!sealedLetter) return ring
  const { userId, sealed, origin } = sealedLetter
  const letter = openLetter(secrets, sealed)
  if (letter === null) return 'Письмо зашифровано другим ключом: не отправлено'
  const addressee = await requireAddressee(db, { userId, email, letter })
  return typeof addressee === 'string' ? addressee : { ...ring, letter: { ...addressee, letter, origin } }
}

/** Words a letter about an account. */
export function wordAccountLetter({ letter, username, fullName, origin }: OpenedLetter): Wording {
  const person = oneLine(fullName ? `${fullName} (${username})` : username)
  const at = (path: string) => (origin === null ? '' : `${origin}${path}`)
  if (letter.kind === 'reset') {
    return {
      title: 'Новый пароль для входа в админ-панель',
      lines: [
        `Кто-то, возможно вы, попросил новый пароль для учётной записи: ${person}.`,
        'Чтобы задать его, откройте ссылку. Она действует полчаса и один раз.',
        'Если вы этого не просили, ничего делать не нужно: пароль останется прежним.',
      ],
      offer: [],
      // After the sign «#»: browsers send it to nobody, and no journal of a server has it.
      link: at(`${STAFF_RESET_PATH}#${letter.token}`),
      linkLabel: 'Задать новый пароль',
    }
  }
  const when = `${formatMoment(letter.at, 0)} по Москве`
  if (letter.kind === 'password-changed') {
    return {
      title: 'Пароль для входа в админ-панель изменён',
      lines: [
        `Учётная запись: ${person}.`,
        `Пароль изменён по ссылке из письма ${when}. Все сеансы закончены.`,
        'Если это были не вы, сразу попросите администратора сменить пароль и смените пароль своей почты.',
      ],
      offer: [],
      link: at(STAFF_LOGIN_PATH),
      linkLabel: 'Войти',
    }
  }
  if (letter.kind === 'mail-changed') {
    return {
      title: 'Почта для входа в админ-панель изменена',
      lines: [
        `Учётная запись: ${person}.`,
        `Почту в профиле изменили ${when}: письма о входе на этот адрес больше не приходят.`,
        'Если это сделали вы или администратор, ничего делать не нужно.',
        'Если нет, сразу смените пароль, закончите чужие сеансы и верните свой адрес: всё это в вашем профиле.',
        'Не получается войти? Обратитесь к администратору.',
      ],
      offer: [],
      link: at(STAFF_PROFILE_PATH),
      linkLabel: 'Открыть профиль',
    }
  }
  return {
    title: 'Вход в админ-панель с нового устройства',
    lines: [
      `Учётная запись: ${person}.`,
      `Когда: ${when}.`,
      `Устройство: ${oneLine(letter.device)}.`,
      ...(letter.address ? [`Сеть: ${letter.address}.`] : []),
      'Если это были вы, ничего делать не нужно.',
      'Если нет, смените пароль и закончите чужие сеансы: то и другое в вашем профиле.',
    ],
    offer: [],
    link: at(STAFF_PROFILE_PATH),
    linkLabel: 'Открыть профиль',
  }
}
