/** Optional services of the contact form with their labels (storefront.md, section 9). */
export const SERVICES = [
  { value: 'installation', label: 'Монтаж' },
  { value: 'design', label: 'Проектирование' },
  { value: 'maintenance', label: 'Обслуживание' },
  { value: 'repair', label: 'Ремонт' },
  { value: 'consultation', label: 'Консультация' },
] as const
