import { AppError } from '../../app-error.ts'

/** The refusal of whatever is closed to an admin until he has turned on the second factor that is demanded of him. */
export const secondFactorDemanded = (): AppError =>
  new AppError(
    'FORBIDDEN',
    'Администраторам нужен второй шаг входа. Включите его в профиле, и всё остальное откроется',
    undefined,
    { demanded: 'second-factor' },
  )
