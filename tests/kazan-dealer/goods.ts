/** The makers he sells, with models of all bodies. */
export const MAKERS = [
  {
    name: 'Кама',
    slug: 'kama',
    description: 'Станции биологической очистки из полипропилена. Собирают в Набережных Челнах.',
    country: 'Россия',
    color: '#0b5e7d',
    aliases: ['kama septik'],
    order: 1,
    warrantyText: 'Гарантия производителя 3 года',
  },
  {
    name: 'Идель',
    slug: 'idel',
    description: 'Круглые и низкие станции для глины и высокой воды. Делают в Елабуге.',
    country: 'Россия',
    color: '#7a3b69',
    aliases: ['idel'],
    order: 2,
    warrantyText: 'Гарантия производителя 4 года',
  },
]

const SIZES = {
  box: { length: 1000, width: 1000, height: 2600 },
  cylinder: { diameter: 1200, height: 2000 },
  low: { length: 2200, width: 1000, height: 1600 },
}

export const MODELS = [
  { maker: 'kama', body: 'box', users: 4, price: 15_500_000, discharge: 'gravity' },
  { maker: 'kama', body: 'box', users: 6, price: 18_900_000, discharge: 'pump' },
  { maker: 'idel', body: 'cylinder', users: 5, price: 16_700_000, discharge: 'gravity' },
  { maker: 'idel', body: 'low', users: 5, price: 19_800_000, discharge: 'pump' },
  // A deep neck, and no category.
  {
    maker: 'kama',
    body: 'box',
    users: 8,
    price: 24_100_000,
    discharge: 'pump',
    variant: 'reinforced',
    isLoose: true,
  },
] as const

export type Model = (typeof MODELS)[number]

/** A product as the form of the staff area sends it. */
export function toProduct(
  { maker, body, users, price, discharge, ...rare }: Model,
  { id, name }: { id: number; name: string },
  categoryId: number | null,
) {
  const variant = 'variant' in rare ? rare.variant : 'standard'
  const model = `${name} ${body === 'low' ? 'Н-' : ''}${users}`
  return {
    name: model,
    slug: `${maker}-${body === 'low' ? 'n-' : ''}${users}`,
    manufacturerId: id,
    categoryId,
    model,
    modelLine: name,
    description: `Станция на ${users} человек для дома под Казанью.`,
    shortDescription: `Станция на ${users} человек.`,
    body,
    discharge,
    variant,
    ...(variant === 'standard' ? { inletTo: 800 } : { inletFrom: 1410, inletTo: 2000 }),
    livingTypes: ['permanent', 'weekend', 'seasonal'],
    needsElectricity: true,
    users,
    maxResidents: users,
    ...SIZES[body],
    productivity: users / 5,
    batchDischarge: users * 45,
    price,
    installationPrice: 3_500_000,
    warranty: '3 года',
    isPopular: users === 5,
    technicalSpecs: { bodyMaterial: 'Полипропилен', aerationType: 'Один компрессор' },
    features: ['Обслуживание из Казани'],
  }
}
