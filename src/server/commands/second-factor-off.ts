import { takeOffByName } from '../features/staff/second-factor/second-factor.service.ts'
import { type Environment, print, runCommand } from './run-command.ts'
import { withShopDatabase } from './with-shop-database.ts'

/** The rules of the sign-in are not asked here: whoever holds the machine may not know them. */
const DEMANDED = 'Администратору, если второй шаг обязателен, придётся включить его снова.'

/** `npm run second-factor -- off NAME`: lets somebody in by the password alone again. Returns the exit status. */
export async function takeOffSecondFactor(
  environment: Environment,
  [action, username = '', ...rest]: readonly string[],
): Promise<number> {
  if (action !== 'off' || username === '' || rest.length > 0) {
    print('Назовите учётную запись: npm run second-factor -- off ИМЯ')
    return 1
  }
  let isDone = false
  const status = await runCommand(environment, async (config, log) => {
    isDone = await withShopDatabase(config, log, ({ db }) => takeOffByName(db, username))
    print(
      isDone
        ? `Второй шаг входа у «${username}» снят: теперь хватит пароля. ${DEMANDED}`
        : `Учётной записи «${username}» нет, или второй шаг у неё не включён.`,
    )
  })
  return isDone ? status : 1
}
