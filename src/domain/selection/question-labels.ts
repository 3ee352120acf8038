import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { isChoiceName, isNumberName } from './answers.ts'
import { formatChoice } from './choice-labels.ts'
import { type QuestionName, questions } from './questions.ts'

/**
 * What a question is called where its answer is told: to staff, in the chat's text (storefront.md, section 7), in the summary before
 * sending and in the result. Where it has no label, it is not told, or as part of another. `required` is said when it was not answered, if
 * only by «не знаю» (storefront.md, section 5); without it nobody must answer. `unit` is told instead of the row's: what is
 * typed in m³ is told in m³ a day.
 */
interface QuestionLabels {
  staff: string
  chat?: string
  summary?: string
  result?: string
  /** The result leaves it out while it is unknown. */
  onlyKnown?: true
  required?: string
  unit?: string
}

/** The labels of every question, in the order of the staff's sheet, of the chat's text and of the summary. */
export const questionLabels: Readonly<Record<QuestionName, QuestionLabels>> = {
  residents: {
    staff: 'Жителей',
    chat: 'Количество жильцов',
    summary: 'Жильцы',
    result: 'Живут',
    required: 'Выберите, сколько человек живёт в доме',
  },
  livingType: {
    staff: 'Проживание',
    chat: 'Проживание',
    result: 'Как живут',
    required: 'Выберите, как вы живёте в доме',
  },
  guests: {
    staff: 'Гости',
    chat: 'Количество гостей',
    summary: 'Гости',
    result: 'Гости',
    required: 'Выберите, сколько бывает гостей',
  },
  pipeDepth: {
    staff: 'Глубина трубы',
    chat: 'Глубина трубы',
    summary: 'Глубина трубы',
    result: 'Труба из дома',
    required: 'Укажите глубину трубы',
  },
  groundWater: {
    staff: 'Грунтовые воды',
    chat: 'Грунтовые воды',
    summary: 'Грунтовая вода',
    result: 'Вода',
    required: 'Выберите, как близко грунтовая вода',
  },
  soilType: {
    staff: 'Грунт',
    chat: 'Грунт',
    summary: 'Грунт',
    result: 'Грунт',
    required: 'Выберите грунт или отметьте «Не знаю»',
  },
  waterDisposal: {
    staff: 'Отвод воды',
    chat: 'Отвод воды',
    summary: 'Отвод воды',
    result: 'Отвод',
    required: 'Выберите, куда уйдёт очищенная вода',
  },
  distanceToInstallation: {
    staff: 'До станции',
    chat: 'Расстояние до места установки',
    summary: 'До места установки',
    result: 'До станции',
    required: 'Укажите расстояние до места установки',
  },
  distanceToDisposal: {
    staff: 'До сброса',
    chat: 'Расстояние до точки сброса',
    summary: 'До точки сброса',
    result: 'До сброса',
    required: 'Укажите расстояние до точки сброса',
  },
  wellProductivity: {
    staff: 'Производительность колодца',
    result: 'Колодец принимает',
    onlyKnown: true,
    unit: 'м³/сут',
  },
  totalRings: { staff: 'Колец всего', result: 'Колец в колодце' },
  waterRings: { staff: 'Колец с водой' },
  ditchDepth: { staff: 'Глубина канавы или оврага', result: 'Глубина канавы' },
  plotFall: { staff: 'Перепад участка до сброса', result: 'Перепад до сброса' },
  existing: { staff: 'Что стоит сейчас', result: 'Стоит сейчас', onlyKnown: true },
  baths: { staff: 'Ванны', result: 'Сантехника' },
  showers: { staff: 'Душевые' },
  washers: { staff: 'Стиральные машины' },
  banya: { staff: 'Баня на той же трубе' },
  powerCuts: { staff: 'Перебои с электричеством', result: 'Отключения света' },
}

/** Whether a field of the wizard is a question about house and plot. */
export const isQuestionName = (name: string): name is QuestionName => Object.hasOwn(questions, name)
const names = Object.keys(questionLabels).filter(isQuestionName)

/** Questions that have such a label, each with it, in the order of the table. */
export const labelsFor = (place: 'staff' | 'chat' | 'summary' | 'result' | 'required') =>
  names.flatMap((name): [name: QuestionName, label: string][] => {
    const label = questionLabels[name][place]
    return label === undefined ? [] : [[name, label]]
  })

/** The unit in which an answer is told; empty where it has none. */
export const unitOf = (name: QuestionName): string =>
  questionLabels[name].unit ?? (isNumberName(name) ? questions[name].unit : '')

/** An answer in words, by the kind of its question: «Суглинок», «62,5 см», «да». */
export function formatAnswer(name: QuestionName, answer: string | number | boolean): string {
  if (typeof answer === 'boolean') return answer ? 'да' : 'нет'
  if (typeof answer === 'string') return isChoiceName(name) ? formatChoice(name, answer) : answer
  const unit = unitOf(name)
  return unit === '' ? formatNumber(answer) : `${formatNumber(answer)}\u00a0${unit}`
}
