import { expect, test } from 'vitest'
import { formatAnswer, isQuestionName, labelsFor, unitOf } from './question-labels.ts'

test.each([
  [
    'staff',
    'Жителей, Проживание, Гости, Глубина трубы, Грунтовые воды, Грунт, Отвод воды, До станции, До сброса, Производительность колодца, Колец всего, Колец с водой, Глубина канавы или оврага, Перепад участка до сброса, Что стоит сейчас, Ванны, Душевые, Стиральные машины, Баня на той же трубе, Перебои с электричеством',
  ],
  [
    'chat',
    'Количество жильцов, Проживание, Количество гостей, Глубина трубы, Грунтовые воды, Грунт, Отвод воды, Расстояние до места установки, Расстояние до точки сброса',
  ],
  [
    'summary',
    'Жильцы, Гости, Глубина трубы, Грунтовая вода, Грунт, Отвод воды, До места установки, До точки сброса',
  ],
  [
    'result',
    'Живут, Как живут, Гости, Труба из дома, Вода, Грунт, Отвод, До станции, До сброса, Колодец принимает, Колец в колодце, Глубина канавы, Перепад до сброса, Стоит сейчас, Сантехника, Отключения света',
  ],
  [
    'required',
    'Выберите, сколько человек живёт в доме, Выберите, как вы живёте в доме, Выберите, сколько бывает гостей, Укажите глубину трубы, Выберите, как близко грунтовая вода, Выберите грунт или отметьте «Не знаю», Выберите, куда уйдёт очищенная вода, Укажите расстояние до места установки, Укажите расстояние до точки сброса',
  ],
] as const)('%s: the labels in their order', (place, labels) => {
  const told = labelsFor(place).map(([, label]) => label)
  // A new question comes last.
  expect(told.join(', ').slice(0, labels.length)).toBe(labels)
})

test.each([
  ['soilType', 'loam', 'Суглинок'],
  ['soilType', 'moon', ''],
  ['pipeDepth', 62.5, '62,5\u00a0см'],
  ['pipeDepth', 'сто', 'сто'],
  ['distanceToDisposal', 8, '8\u00a0м'],
  ['wellProductivity', 0.8, '0,8\u00a0м³/сут'],
  ['totalRings', 3, '3'],
  ['banya', true, 'да'],
  ['banya', false, 'нет'],
] as const)('the answer to %s, %s, is told as «%s»', (name, answer, told) => {
  expect(formatAnswer(name, answer)).toBe(told)
})

test('what is no number has no unit', () => {
  expect([unitOf('soilType'), unitOf('banya'), unitOf('plotFall')]).toEqual(['', '', 'см'])
})

test('fields of contact are no questions', () => {
  expect(['guests', 'phone', 'toString'].map(isQuestionName)).toEqual([true, false, false])
})
