import { availabilityLabels } from '../../domain/product/availability.ts'
import { betterLabels, dataTypeLabels } from '../../domain/product/spec-kinds.ts'
import { type KnownSpec, knownSpecs, specLabelOf } from '../../domain/product/spec-labels.ts'
import {
  bodyLabels,
  dischargeLabels,
  livingTypeLabels,
  variantLabels,
} from '../../domain/product/station-labels.ts'
import type { Accessory } from '../catalogue/accessories.ts'
import type { Category } from '../catalogue/categories.ts'
import type { Manufacturer } from '../catalogue/manufacturers.ts'
import type { NewProduct } from '../catalogue/product-changes.ts'
import type { Product } from '../catalogue/products.ts'
import type { SpecCategory, SpecParameter } from '../catalogue/specs.ts'
import {
  boolean,
  choice,
  date,
  type FieldsOf,
  json,
  list,
  long,
  money,
  number,
  picture,
  reference,
  text,
} from './record-field-kinds.ts'

type ProductFields = FieldsOf<NewProduct, Planned | 'sourceFileName'>
type Planned = Extract<keyof Product, 'published' | 'publishAt' | 'unpublishAt'>

/** A number with the unit, and unless staff call it otherwise the label, that buyers read. */
const measured = (key: KnownSpec, label = specLabelOf(key).label) => number(label, specLabelOf(key).unit)

const valued: Omit<ProductFields, 'sources'> = {
  name: text('Название'),
  slug: text('Адрес страницы (slug)'),
  manufacturerId: reference('Производитель', 'manufacturers'),
  categoryId: reference('Категория', 'categories'),
  model: text('Модель или артикул'),
  modelLine: text('Линейка'),
  shortDescription: long('Краткое описание'),
  description: long('Полное описание'),
  price: money('Цена с установкой'),
  installationPrice: money('Из неё установка'),
  oldPrice: money('Старая цена'),
  oldPriceReason: text('Почему цена снижена'),
  oldPriceUntil: date('Старая цена до'),
  availability: choice('Наличие', availabilityLabels),
  leadDays: number('Срок поставки', 'дн.'),
  metaTitle: text('Мета-заголовок'),
  metaDescription: long('Мета-описание'),
  documents: json('Документы', { title: 'название', url: 'файл' }),
  similarIds: list('Похожие модели'),
  accessoryIds: list('Комплектующие'),
  published: boolean('Опубликован'),
  publishAt: date('Опубликовать'),
  unpublishAt: date('Снять с публикации'),
  users: number('Пользователей', 'чел.'),
  maxResidents: number('Жителей не больше', 'чел.'),
  productivity: measured('productivity', 'Производительность'),
  batchDischarge: measured('batchDischarge'),
  volume: measured('volume'),
  capacity: text('Вместимость'),
  dailyCapacity: text('Суточная переработка'),
  body: choice('Корпус', bodyLabels),
  discharge: choice('Отвод воды', dischargeLabels),
  variant: choice('Исполнение', variantLabels),
  inletFrom: number('Подводящая труба от', 'мм'),
  inletTo: number('Подводящая труба до', 'мм'),
  outlet: measured('outlet', 'Отводящая труба'),
  outletPressure: boolean('Вода уходит под напором'),
  needsElectricity: boolean('Нужно электричество'),
  livingTypes: list('Проживание', livingTypeLabels),
  length: number('Длина', 'мм'),
  width: number('Ширина', 'мм'),
  height: number('Высота', 'мм'),
  diameter: number('Диаметр', 'мм'),
  weight: number('Вес', 'кг'),
  dimensions: text('Размеры словами'),
  power: text('Мощность'),
  powerConsumption: text('Расход электричества, кВт·ч/сут'),
  warranty: text('Гарантия'),
  imageUrl: picture('Главное изображение'),
  featured: boolean('Рекомендуемый'),
  isNew: boolean('Новинка'),
  isPopular: boolean('Популярный'),
  technicalSpecs: json('Характеристики', {
    ...Object.fromEntries(knownSpecs.map((key) => [key, specLabelOf(key).label])),
    images: 'Изображения',
  }),
  specs: json('Параметры', Object.fromEntries(knownSpecs.map((key) => [key, specLabelOf(key).label]))),
  features: list('Особенности'),
  sourceFileName: text('Файл источника'),
}

/** Fields of a product, in the order of its form. */
export const products: ProductFields = {
  ...valued,
  sources: json(
    'Источники',
    Object.fromEntries(Object.entries(valued).map(([field, { label }]) => [field, label])),
  ),
}

/** Fields of a category of products. */
export const categories: FieldsOf<Category, 'specMappings'> = {
  name: text('Название категории'),
  slug: text('Slug'),
  description: long('Описание'),
  manufacturerId: reference('Производитель', 'manufacturers'),
  imageUrl: picture('Изображение'),
  order: number('Порядок'),
  specMappings: json('Параметры товаров', {
    parameterId: 'Параметр',
    isRequired: 'Обязателен',
    displayOrder: 'Порядок',
  }),
}

/** Fields of a manufacturer. */
export const manufacturers: FieldsOf<Manufacturer> = {
  name: text('Название'),
  slug: text('Slug'),
  description: long('Описание'),
  logoUrl: picture('Логотип'),
  website: text('Сайт'),
  country: text('Страна'),
  color: text('Цвет на чертежах'),
  aliases: list('Другие названия'),
  order: number('Порядок'),
  warrantyText: long('Гарантия'),
}

/** Fields of an accessory. */
export const accessories: FieldsOf<Omit<Accessory, 'usedBy'>, 'sourceFileName'> = {
  name: text('Название'),
  description: long('Описание'),
  price: money('Цена'),
  installationPrice: money('Из неё установка'),
  imageUrl: picture('Изображение'),
  manufacturerId: reference('Производитель', 'manufacturers'),
  categoryId: reference('Категория', 'categories'),
  productId: reference('Товар', 'products'),
  order: number('Порядок'),
  published: boolean('Опубликовано'),
  technicalSpecs: json('Характеристики'),
  sourceFileName: text('Файл источника'),
}

/** Fields of a group of characteristics. */
export const specCategories: FieldsOf<SpecCategory> = {
  name: text('Название группы'),
  description: long('Описание'),
  displayOrder: number('Порядок'),
}

/** Fields of a parameter. */
export const specParameters: FieldsOf<SpecParameter> = {
  name: text('Название параметра'),
  key: text('Ключ'),
  unit: text('Единица'),
  description: long('Описание'),
  categoryId: reference('Группа', 'spec-categories'),
  dataType: choice('Тип', dataTypeLabels),
  choices: list('Варианты'),
  displayOrder: number('Порядок'),
  isComparable: boolean('Строка в сравнении'),
  isFilterable: boolean('Фильтр в каталоге'),
  better: choice('Что лучше', betterLabels),
  productColumn: text('Поле товара'),
}
