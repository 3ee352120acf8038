import { type Environment, print, runCommand } from '../features/backups/command.ts'
import { takeOffByName } from '../features/staff/second-factor.service.ts'
import { connect } from '../platform/db/database.ts'
import { locateDatabase } from '../platform/db/locate-database.ts'

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
    const { location, leave } = await locateDatabase(config, log)
    const { db, close } = connect(location, log)
    try {
      isDone = await takeOffByName(db, username)
    } finally {
      await close()
      await leave()
    }
    print(
      isDone
        ? `Второй шаг входа у «${username}» снят: теперь хватит пароля.`
        : `Учётной записи «${username}» нет, или второй шаг у неё не включён.`,
    )
  })
  return isDone ? status : 1
}
