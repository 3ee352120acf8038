/** What the queue's jobs do, in words for people. */
const NAMES: Readonly<Record<string, string>> = {
  'send-delivery': 'отправка сообщения сотрудникам',
  'remind-unanswered': 'напоминание о запросе без ответа',
  'remind-next-contact': 'напоминание об обещанном звонке',
  'morning-summary': 'сводка за утро',
  'erase-expired': 'удаление устаревших личных данных',
  'clean-orphans': 'уборка ненужных картинок',
  'clean-imports': 'уборка старых прайс-листов',
  'nightly-backup': 'ночная резервная копия',
  'make-backup': 'резервная копия',
  'resume-work': 'работа после восстановления',
  'publish-due': 'публикация по часам',
  'apply-scheduled-price': 'цена, назначенная на час',
  'make-product-feed': 'фид для Яндекса',
  'tell-search-engines': 'сообщение поисковикам',
  'purge-trash': 'уборка корзины',
  'watch-status': 'проверка состояния магазина',
}

/** Name of a kind of job for people; of an unknown one its name in the queue. */
export const nameJob = (job: string): string => NAMES[job] ?? `задание ${job}`
