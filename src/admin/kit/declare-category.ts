import type { z } from 'zod'
import type { newCategorySchema } from '../../contract/content/categories.ts'
import { declareRecord, type RecordDeclaration, type Stored } from './declare-record.ts'
import { longText, text } from './fields/text-kinds.tsx'

/** What the contract takes of a category, of questions and of projects alike; without a slug the server generates one from the name. */
export type NewCategory = z.input<typeof newCategorySchema>

/** A category of projects or questions. */
export interface CategoryRow extends Stored {
  name: string
  slug: string
  description: string | null
}

/** Declares categories of projects or questions (admin.md, section 2); `rowsName` is the plural of what is in them: «вопросы». */
export function declareCategory<Row extends CategoryRow>({
  rowsName,
  ...declaration
}: CategoryDeclaration<Row>) {
  return declareRecord<Row, NewCategory>({
    ...declaration,
    nameOf: ({ name }) => name,
    question: `Вы уверены, что хотите удалить эту категорию? Все ${rowsName} в этой категории будут отвязаны от нее.`,
    titles: ['Добавить категорию', 'Редактировать категорию'],
    buttons: ['Создать', 'Обновить'],
    fields: {
      name: text({ isRequired: true }),
      slug: text({ placeholder: 'Оставьте пустым для автогенерации', spellCheck: false }),
      description: longText({ rows: 3, isNull: true }),
    },
  })
}

type CategoryDeclaration<Row extends CategoryRow> = { rowsName: string } & Pick<
  RecordDeclaration<Row, NewCategory>,
  'entity' | 'noun' | 'calls' | 'refresh' | 'schema'
>
