import { useQuery } from '@tanstack/react-query'
import type { Profile } from '../../../contract/session.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Hint } from '../../../ui/field/field.tsx'
import { useApi } from '../../staff.ts'
import { CodeForm } from './code-form.tsx'
import { passkeysQuery, secondFactorQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOn } from './turn-on.tsx'
import { usePartDialogs } from './use-part-dialogs.ts'

const ALONE =
  'Кроме пароля, при входе понадобится код из приложения на телефоне. Одного пароля чужому не хватит.'
const BESIDE_PASSKEYS = 'Вход подтверждает ключ. Вместо него можно будет ввести код из приложения.'
const CODES_STAY = ' Коды восстановления останутся прежними.'
const CODES_COME = ' С ним придут новые коды восстановления.'

/**
 * Second step of one's own sign-in: how it stands, and what can be done about it. `onSecured` follows the new recovery codes, where there
 * are any.
 */
export function SecondFactorPart({ profile, onSecured }: SecondFactorPartProps) {
  const api = useApi()
  const { data, isError, refetch } = useQuery(secondFactorQuery(api))
  const hasPasskeys = !!useQuery(passkeysQuery(api)).data?.length
  const { open, setOpen, close, show, codes, closeCodes } = usePartDialogs<'on' | 'codes' | 'off'>(onSecured)
  return (
    <div className="form">
      {!data && isError && (
        <LoadFailure text="Не удалось узнать, включён ли второй шаг входа" onRetry={() => void refetch()} />
      )}
      {data?.totp && (
        <div className="form">
          <p>
            Включён {formatDate(data.since)} Кодов восстановления осталось: {data.recoveryCodes}.
          </p>
          <Button onClick={() => setOpen('codes')}>Новые коды восстановления</Button>
          {data.demanded && !hasPasskeys ? (
            <Hint>
              Администраторам второй шаг обязателен: выключить его нельзя. Чтобы перейти на другой телефон,
              добавьте ключ входа: рядом с ним код из приложения можно выключить и добавить заново. Снять
              второй шаг может и другой администратор, на экране «Пользователи».
            </Hint>
          ) : (
            <Button onClick={() => setOpen('off')}>
              {hasPasskeys ? 'Выключить код из приложения' : 'Выключить второй шаг'}
            </Button>
          )}
        </div>
      )}
      {data?.totp === false && (
        <div className="form">
          <Hint>
            {hasPasskeys ? BESIDE_PASSKEYS + (data.recoveryCodes > 0 ? CODES_STAY : CODES_COME) : ALONE}
          </Hint>
          <Button {...(onSecured && { variant: 'main' })} onClick={() => setOpen('on')}>
            {hasPasskeys ? 'Добавить код из приложения' : 'Включить второй шаг'}
          </Button>
        </div>
      )}
      {open === 'on' && <TurnOn profile={profile} isBeside={hasPasskeys} onDone={show} onClose={close} />}
      {(open === 'codes' || open === 'off') && (
        <CodeForm kind={open} isLast={!hasPasskeys} profile={profile} onCodes={show} onClose={close} />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={closeCodes} />}
    </div>
  )
}

interface SecondFactorPartProps {
  profile: Pick<Profile, 'username'>
  onSecured?: () => void
}
