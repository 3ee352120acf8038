import { z } from 'zod'
import { CHECK_PLACES, CHECK_STATES, CHECKS } from '../domain/staff/status-checks.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'

const checkSchema = z.object({
  name: z.enum(CHECKS),
  state: z.enum(CHECK_STATES),
  detail: z.string().describe('Что измерено; со второй строки — что делать'),
  place: z.enum(CHECK_PLACES).optional().describe('На каком экране это исправить, если он есть'),
})

const errorSchema = z.object({
  at: z.string().describe('Когда в последний раз'),
  message: z.string(),
  times: z.int().describe('Сколько раз за сутки'),
})

const statusSchema = z.object({ checks: z.array(checkSchema) })
export type Status = z.infer<typeof statusSchema>
export type StatusCheck = z.infer<typeof checkSchema>

/** What one running process of the shop answers to whoever asks it in the database; `mark` is that of the question. */
export const instanceStatusSchema = z.object({
  mark: z.string(),
  host: z.string(),
  pid: z.int(),
  status: statusSchema,
})
export type InstanceStatus = z.infer<typeof instanceStatusSchema>
export type StatusError = z.infer<typeof errorSchema>

export const status = {
  get: defineEndpoint(
    staffEndpoints.status.get,
    'Состояние магазина: что в порядке, что нет и что делать',
  ).output(statusSchema),
  errors: defineEndpoint(
    staffEndpoints.status.errors,
    'Ошибки последних суток без личных данных, новые сверху',
  ).output(z.object({ errors: z.array(errorSchema) })),
}
