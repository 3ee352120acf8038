/** admin.md, section 9. */
export const MAX_IMAGES = 5

/** Value of «Без категории»; null for the server (admin.md, section 5). */
export const NO_CATEGORY = 'none'

/** Columns that are numbers, in the units of admin.md, section 3. */
export const NUMBERS = [
  'users',
  'maxResidents',
  'productivity',
  'batchDischarge',
  'volume',
  'length',
  'width',
  'height',
  'diameter',
  'weight',
] as const

/** Columns that are text and may be empty. */
export const TEXTS = [
  'model',
  'modelLine',
  'shortDescription',
  'description',
  'capacity',
  'dailyCapacity',
  'dimensions',
  'power',
  'warranty',
  'powerConsumption',
] as const

/** Keys of `technicalSpecs` that have fields of their own (admin.md, section 3). */
export const DETAILS = [
  'tankMaterial',
  'bodyMaterial',
  'installationMethod',
  'pumpModel',
  'electricalRequirements',
  'workingTemperature',
  'winterization',
  'certificateNumbers',
] as const

/** Everything in `technicalSpecs` that is not a free characteristic. */
export const OWN_KEYS: readonly string[] = [...DETAILS, 'images']

/** What a field is called, with its unit. */
export const LABELS = {
  name: 'Название',
  slug: 'Адрес страницы (slug)',
  manufacturerId: 'Производитель',
  categoryId: 'Категория',
  modelLine: 'Линейка',
  model: 'Модель или артикул',
  shortDescription: 'Краткое описание',
  description: 'Полное описание',
  users: 'Пользователей, чел.',
  maxResidents: 'Жителей не больше, чел.',
  productivity: 'Производительность, м³/сут',
  batchDischarge: 'Залповый сброс, л',
  volume: 'Объём, л',
  capacity: 'Вместимость',
  dailyCapacity: 'Суточная переработка',
  length: 'Длина, мм',
  width: 'Ширина, мм',
  height: 'Высота, мм',
  diameter: 'Диаметр, мм',
  weight: 'Вес, кг',
  dimensions: 'Размеры словами',
  power: 'Мощность',
  warranty: 'Гарантия',
  tankMaterial: 'Материал ёмкости',
  bodyMaterial: 'Материал корпуса',
  installationMethod: 'Способ монтажа',
  pumpModel: 'Модель насоса',
  powerConsumption: 'Расход электричества, кВт·ч/сут',
  electricalRequirements: 'Электропитание',
  workingTemperature: 'Рабочая температура',
  winterization: 'Зимой',
  certificateNumbers: 'Номера сертификатов',
  price: 'Цена с установкой',
  installationPrice: 'Из неё установка',
  images: 'Изображения',
  specs: 'Свои характеристики',
  features: 'Особенности',
} as const
