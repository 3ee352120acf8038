import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

const flag = z.boolean({ error: 'Ожидается да или нет' })

/** Rules of the sign-in that an admin may add. */
export const signInRulesSchema = z.object({
  secondFactorForAdmins: flag.describe('Администратор без второго шага допущен только к его включению'),
  refuseLeakedPasswords: flag.describe('Новые пароли сверяются со списком утёкших'),
  newDeviceLetters: flag.describe('О входе с нового устройства приходит письмо'),
})
export type SignInRules = z.infer<typeof signInRulesSchema>

const rows = staffEndpoints.signInRules

export const signInRules = {
  get: defineEndpoint(rows.get, 'Правила входа сотрудников').output(signInRulesSchema),
  update: defineEndpoint(rows.update, 'Изменить правила входа; не названное остаётся как было')
    .input(signInRulesSchema.partial())
    .output(signInRulesSchema),
}
