/** Settings of a dealer in Kazan, as his administrator fills them in. */
export const FIRM = {
  siteName: 'КазаньСептик',
  siteDescription:
    'Станции «Кама» и «Идель» для загородных домов: подбор, доставка и монтаж в Казани и Татарстане.',
  companyName: 'ООО «КазаньСептик»',
  companyInn: '1655000003',
  companyKpp: '165501001',
  companyOgrn: '1211600000006',
  companyAddress: '420111, Республика Татарстан, г. Казань, ул. Баумана, 1',
  companyPhone: '+7 (843) 200-00-00',
  secondPhone: '+7 (843) 200-00-01',
  companyEmail: 'info@kazanseptik.example',
  workingHours: 'Пн–пт 8:00–18:00, сб 9:00–14:00',
  hours: {
    mon: ['08:00', '18:00'],
    tue: ['08:00', '18:00'],
    wed: ['08:00', '18:00'],
    thu: ['08:00', '18:00'],
    fri: ['08:00', '18:00'],
    sat: ['09:00', '14:00'],
    sun: null,
  },
  chatPhone: '+7 (917) 200-00-00',
  botLink: 'https://t.me/kazanseptik_bot',
  messengers: [
    { kind: 'whatsapp', value: '+7 917 200-00-00' },
    { kind: 'telegram', value: '@kazanseptik' },
    { kind: 'vk', value: '@kazanseptik' },
  ],
  leadHandling: 'both',
  mapLink: 'https://yandex.ru/maps/43/kazan/',
  socialLinks: [{ name: 'ВКонтакте', address: 'https://vk.com/kazanseptik' }],
  bankName: 'Банк «Волга», г. Казань',
  bankBik: '049205603',
  bankAccount: '40702810200000000001',
  bankCorrAccount: '30101810600000000603',
}

export const MAIL = {
  email: { from: 'КазаньСептик <zakaz@kazanseptik.example>', to: ['zakaz@kazanseptik.example'] },
}

/** Towns of his map, none of them on the drawn one. */
export const DISTRICTS = [
  { name: 'Лаишево', latitude: 55.404, longitude: 49.549, label: 'right' },
  { name: 'Зеленодольск', latitude: 55.846, longitude: 48.501, label: 'left' },
  { name: 'Высокая Гора', latitude: 55.914, longitude: 49.308, label: 'above' },
]
