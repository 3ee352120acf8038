/** Names of the types of a parameter. */
export const dataTypeLabels = {
  string: 'Текст',
  number: 'Число',
  boolean: 'Да или нет',
  choice: 'Выбор',
} as const

/** Which value of a parameter a comparison marks. */
export const betterLabels = { higher: 'Больше', lower: 'Меньше' } as const
