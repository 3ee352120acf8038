/** Drawings of services with their names for staff; a service has the icon of its drawing. */
export const SERVICE_DRAWINGS = {
  drilling: 'Бурение скважины',
  'water-supply': 'Водоснабжение',
  heating: 'Отопление',
  'blind-area': 'Отмостка',
  well: 'Обустройство скважины',
  drainage: 'Дренаж',
  installation: 'Монтаж септика',
  maintenance: 'Обслуживание',
  delivery: 'Доставка',
  documents: 'Документы',
  consultation: 'Консультация',
} as const
export type ServiceDrawing = keyof typeof SERVICE_DRAWINGS

/** The same services, each with its anchor on the page: the name of its drawing, with a number where another one has it already. */
export const withAnchors = <Service extends { drawing: ServiceDrawing }>(services: readonly Service[]) =>
  services.map((service, at) => {
    const before = services.slice(0, at).filter(({ drawing }) => drawing === service.drawing).length
    return { ...service, anchor: before === 0 ? service.drawing : `${service.drawing}-${before + 1}` }
  })
