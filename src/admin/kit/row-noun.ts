/** Noun forms of a resource for messages (admin.md, section 8). */
export interface RowNoun {
  /** Nominative, capitalised: «Категория FAQ». */
  name: string
  /** Accusative: «категорию». */
  object: string
  gender: 'm' | 'f' | 'n'
}

const ENDINGS = { m: '', f: 'а', n: 'о' } as const

/** Success message: «Категория FAQ успешно создана». */
export function formatDone({ name, gender }: RowNoun, verb: 'создан' | 'обновлен' | 'удален'): string {
  return `${name} успешно ${verb}${ENDINGS[gender]}`
}

/** Failure message before the reason: «Не удалось создать категорию». */
export function formatNotDone({ object }: RowNoun, verb: 'создать' | 'обновить' | 'удалить'): string {
  return `Не удалось ${verb} ${object}`
}
