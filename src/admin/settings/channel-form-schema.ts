import { z } from 'zod'

const isAddress = (schemes: RegExp) => (text: string) =>
  text.trim() === '' || (schemes.test(text.trim()) && URL.canParse(text.trim()))

/** The form of the channels; the server checks the rest. */
export const channelFormSchema = z.object({
  telegramEnabled: z.boolean(),
  botToken: z.string(),
  chatIds: z.string(),
  apiBase: z.string().refine(isAddress(/^https?:\/\//i), 'Введите адрес, который начинается с https://'),
  telegramPersonal: z.boolean(),
  webhookEnabled: z.boolean(),
  url: z.string().refine(isAddress(/^https?:\/\//i), 'Введите адрес, который начинается с https://'),
  secret: z.string(),
  allowPrivate: z.boolean(),
  emailEnabled: z.boolean(),
  smtpUrl: z
    .string()
    .refine(isAddress(/^smtps?:\/\//i), 'Введите адрес сервера, например smtps://zakaz@smtp.example.ru:465'),
  smtpPassword: z.string(),
  from: z.string(),
  to: z.string(),
  pushEnabled: z.boolean(),
  pushPersonal: z.boolean(),
})
