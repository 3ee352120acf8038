import { api } from '../../../platform/http/implementer.ts'
import { askForReset, resetByLetter } from './password-reset.service.ts'

export const passwordReset = {
  get: api.passwordReset.get.handler(async ({ context: { accountMail, db, secrets } }) => ({
    available: await accountMail.sendsNow(db, secrets),
  })),
  ask: api.passwordReset.ask.handler(async ({ context, input }) => {
    await askForReset(context, input.login)
    return {
      message:
        'Если такая учётная запись есть и в ней указана почта, мы отправили туда ссылку. Она действует полчаса',
    }
  }),
  apply: api.passwordReset.apply.handler(async ({ context, input }) => {
    await resetByLetter(context, input)
    return { success: true, message: 'Пароль изменён. Войдите с новым паролем' }
  }),
}
