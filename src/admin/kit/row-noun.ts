/** How the rows of a list are called in messages (admin.md, section 8). */
export interface RowNoun {
  /** Nominative, with a capital: «Категория FAQ». */
  name: string
  /** Accusative: «категорию». */
  object: string
  gender: 'm' | 'f' | 'n'
}

const ENDINGS = { m: '', f: 'а', n: 'о' } as const

/** «Категория FAQ успешно создана». */
export function formatDone({ name, gender }: RowNoun, verb: 'создан' | 'обновлен' | 'удален'): string {
  return `${name} успешно ${verb}${ENDINGS[gender]}`
}

/** «Не удалось создать категорию», before the reason. */
export function formatNotDone({ object }: RowNoun, verb: 'создать' | 'обновить' | 'удалить'): string {
  return `Не удалось ${verb} ${object}`
}
