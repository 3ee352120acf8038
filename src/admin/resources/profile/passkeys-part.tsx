import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnPasskey } from '../../../contract/account/passkeys.ts'
import type { Profile } from '../../../contract/session.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Hint } from '../../../ui/field/field.tsx'
import { describePasskeyObstacle } from '../../session/passkey-obstacle.ts'
import { useApi } from '../../staff.ts'
import { AddPasskey } from './add-passkey.tsx'
import { CodeForm } from './code-form.tsx'
import { NamePasskey } from './name-passkey.tsx'
import { passkeysQuery, secondFactorQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { usePartDialogs } from './use-part-dialogs.ts'

/** Passkeys of one's own account, and what can be done about them. `onSecured` follows the recovery codes that come with the first. */
export function PasskeysPart({ profile, onSecured }: PasskeysPartProps) {
  const api = useApi()
  const { data, isError, refetch } = useQuery(passkeysQuery(api))
  const { data: factor } = useQuery(secondFactorQuery(api))
  const [obstacle] = useState(describePasskeyObstacle)
  const { open, setOpen, close, show, codes, closeCodes } = usePartDialogs<Form>(onSecured)
  const hasTotp = factor?.totp ?? true
  const isLast = !hasTotp && data?.length === 1
  const isSpent = !hasTotp && factor?.recoveryCodes === 0
  const isKept = isLast && factor?.demanded === true
  return (
    <div className="form">
      {!data && isError && (
        <LoadFailure text="Не удалось загрузить ключи входа" onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <Hint>
          Ключ подтверждает вход вместо кода из приложения: отпечатком пальца, PIN-кодом устройства или ключом
          USB. Поддельному сайту его не назвать.
        </Hint>
      )}
      {data && data.length > 0 && (
        <ul className="passkeys">
          {data.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} isRemovable={!isSpent && !isKept} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {isKept && !isSpent && (
        <Hint>
          Администраторам второй шаг обязателен: последний ключ не убрать, пока нет другого ключа или кода из
          приложения.
        </Hint>
      )}
      {data && obstacle !== null && <Hint>{obstacle} Добавить ключ здесь нельзя.</Hint>}
      {data && obstacle === null && <Button onClick={() => setOpen({ kind: 'add' })}>Добавить ключ</Button>}
      {data && data.length > 0 && isSpent && (
        <Hint>
          Кодов не осталось: добавьте код из приложения, с ним придут новые. Без кода ключ не убрать.
        </Hint>
      )}
      {data && data.length > 0 && factor && !hasTotp && !isSpent && (
        <>
          <p>Кодов восстановления осталось: {factor.recoveryCodes}.</p>
          <Hint>
            Если вы их не видели или потеряли, добавьте код из приложения: с ним можно получить новые.
          </Hint>
          <Button onClick={() => setOpen({ kind: 'codes' })}>Новые коды восстановления</Button>
        </>
      )}
      {open?.kind === 'add' && <AddPasskey profile={profile} onDone={show} onClose={close} />}
      {open?.kind === 'name' && <NamePasskey passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && (
        <CodeForm
          kind="passkey"
          passkey={open.passkey}
          isLast={isLast}
          hasTotp={hasTotp}
          profile={profile}
          onCodes={show}
          onClose={close}
        />
      )}
      {open?.kind === 'codes' && (
        <CodeForm kind="codes" hasTotp={false} profile={profile} onCodes={show} onClose={close} />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={closeCodes} />}
    </div>
  )
}

interface PasskeysPartProps {
  profile: Pick<Profile, 'username'>
  onSecured?: () => void
}

/** The form that is open, and what it is about. */
type Form = { kind: 'add' | 'codes' } | { kind: 'name' | 'remove'; passkey: OwnPasskey }

function Passkey({ passkey, isRemovable, onOpen }: PasskeyProps) {
  const { name, device, isBackedUp, createdAt, lastUsedAt } = passkey
  return (
    <li>
      <b>{name}</b>
      <p className="passkeys__facts">
        <span>
          Добавлен {formatDate(createdAt, true)}, {device}.
        </span>
        <span>
          {' '}
          {lastUsedAt === null ? 'Им ещё не входили.' : `Вход с ним ${formatDate(lastUsedAt, true)}.`}
        </span>
        {isBackedUp && <span> Есть и на других ваших устройствах.</span>}
      </p>
      <div className="passkeys__acts">
        <Button
          size="small"
          aria-label={`Переименовать ключ: ${name}`}
          onClick={() => onOpen({ kind: 'name', passkey })}
        >
          Переименовать
        </Button>
        {isRemovable && (
          <Button
            size="small"
            aria-label={`Убрать ключ: ${name}`}
            onClick={() => onOpen({ kind: 'remove', passkey })}
          >
            Убрать
          </Button>
        )}
      </div>
    </li>
  )
}

interface PasskeyProps {
  passkey: OwnPasskey
  /** False while the server would refuse it. */
  isRemovable: boolean
  onOpen: (form: Form) => void
}
