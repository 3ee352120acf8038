import { z } from 'zod'
import { GEO_LIMITS } from '../../domain/site/geo-point.ts'
import { LABEL_SIDES } from '../../domain/site/label-sides.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, orderField, removedSchema, requiredText, yesOrNo } from '../fields.ts'
import { versionField } from '../records/records.ts'

const side = z
  .enum(LABEL_SIDES, { error: 'Выберите, с какой стороны название' })
  .describe('С какой стороны точки на схеме стоит название')

/** A district as visitors read it. */
export const shownDistrictSchema = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  label: side,
})
export type ShownDistrict = z.infer<typeof shownDistrictSchema>

export const districtSchema = shownDistrictSchema.extend({
  order: z.int(),
  published: z.boolean(),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
/** A district as staff edit it. */
export type District = z.infer<typeof districtSchema>

const degrees = (message: string, limit: number) =>
  z.number({ error: message }).min(-limit, message).max(limit, message)

/** A new district; without `order` it comes after the others. */
export const newDistrictSchema = z.object({
  name: requiredText('Название района обязательно', 60),
  latitude: degrees('Широта от −90 до 90 градусов, как 55.758', GEO_LIMITS.latitude),
  longitude: degrees('Долгота от −180 до 180 градусов, как 37.856', GEO_LIMITS.longitude),
  label: side.optional(),
  order: orderField,
  published: yesOrNo(true),
})

/** Absent is unchanged. */
export const districtChangesSchema = newDistrictSchema.partial().extend({ id: idInPath })

export type NewDistrict = z.output<typeof newDistrictSchema>

export const districts = {
  list: defineEndpoint(publicEndpoints.districts.list, 'Районы, в которых работаем, по порядку').output(
    z.array(shownDistrictSchema),
  ),
}

export const adminDistricts = {
  list: defineEndpoint(staffEndpoints.adminDistricts.list, 'Районы для сотрудников').output(
    z.array(districtSchema),
  ),
  create: defineEndpoint(staffEndpoints.adminDistricts.create, 'Новый район')
    .input(newDistrictSchema)
    .output(districtSchema),
  update: defineEndpoint(staffEndpoints.adminDistricts.update, 'Изменить район: чего нет в теле, не меняется')
    .input(districtChangesSchema)
    .output(districtSchema),
  remove: defineEndpoint(staffEndpoints.adminDistricts.remove, 'Удалить район')
    .input(z.object({ id: idInPath }))
    .output(removedSchema),
}
