import { expect, test } from 'vitest'
import { toOwnWords } from './wizard-message.ts'

const wizardData = {
  residents: '4',
  livingType: 'permanent',
  guests: null,
  pipeDepth: '60',
  soilType: 'clay',
  distanceToInstallation: '8',
}
const ownWords = (message: string | null, data: unknown = wizardData) =>
  toOwnWords({ message, wizardData: data, name: 'Вера', phone: '+7 916 111-22-01', email: null })

test('of what the wizard wrote the comment stays', () => {
  const lines = [
    'Имя: Вера',
    'Телефон: +7 916 111-22-01',
    'Количество жильцов: 4',
    'Количество гостей: не знаю',
  ]
  const further = [
    'Грунт: Глина',
    'Глубина трубы: 60 см',
    'Расстояние до места установки: 8\u00a0м',
    'Отвод воды: ',
  ]
  const text = ['Заявка на подбор септика', ...lines, ...further].join('\n')
  expect(ownWords(text)).toBeNull()
  expect(ownWords(`${text}\nКомментарий: Звоните вечером\nпосле шести`)).toBe('Звоните вечером\nпосле шести')
})

test('what the visitor changed or added in the form of a product stays', () => {
  expect(ownWords('Ответы из подбора:\nКоличество жильцов: 5\nГрунт: Глина\nА ещё собака')).toBe(
    'Количество жильцов: 5\nА ещё собака',
  )
})

test.each([
  ['Глина: где купить?', wizardData],
  ['Заявка на подбор септика\nГрунт: Глина', null],
  [null, wizardData],
])('a message of his own stays as it is: %j', (message, data) => {
  expect(ownWords(message, data)).toBe(message)
})
