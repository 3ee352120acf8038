import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import {
  STAFF_ACCESSORIES_PATH,
  STAFF_BLOG_PATH,
  STAFF_FAQ_PATH,
  STAFF_INQUIRIES_PATH,
  STAFF_PRODUCTS_PATH,
  STAFF_PROJECTS_PATH,
  STAFF_SETTINGS_PATH,
  STAFF_SPEC_CATEGORIES_PATH,
  STAFF_SPEC_PARAMETERS_PATH,
  STAFF_USERS_PATH,
  staffPostPath,
} from '../../../domain/site/staff-paths.ts'

const FORMS: Readonly<Record<string, (id: string) => string>> = {
  products: (id) => `${STAFF_PRODUCTS_PATH}?edit=${id}`,
  categories: (id) => `${STAFF_PRODUCTS_PATH}?tab=categories&edit=${id}`,
  accessories: (id) => `${STAFF_ACCESSORIES_PATH}?edit=${id}`,
  manufacturers: (id) => `${STAFF_PRODUCTS_PATH}?tab=manufacturers&edit=${id}`,
  'spec-categories': (id) => `${STAFF_SPEC_CATEGORIES_PATH}?edit=${id}`,
  'spec-parameters': (id) => `${STAFF_SPEC_PARAMETERS_PATH}?edit=${id}`,
  posts: staffPostPath,
  'blog-categories': (id) => `${STAFF_BLOG_PATH}?tab=categories&edit=${id}`,
  projects: (id) => `${STAFF_PROJECTS_PATH}?edit=${id}`,
  'project-categories': (id) => `${STAFF_PROJECTS_PATH}?tab=categories&edit=${id}`,
  'faq-items': (id) => `${STAFF_FAQ_PATH}?tab=items&edit=${id}`,
  'faq-categories': (id) => `${STAFF_FAQ_PATH}?tab=categories&edit=${id}`,
  settings: () => STAFF_SETTINGS_PATH,
  media: (id) => `${staffEndpoints.media.list.path}?file=${id}`,
  users: (id) => `${STAFF_USERS_PATH}?edit=${id}`,
  inquiries: (id) => `${STAFF_INQUIRIES_PATH}?request=${id}`,
}

/** Where a record is edited; null for what has no form. */
export function formAddress(entity: string, id: string | number): string | null {
  return FORMS[entity]?.(String(id)) ?? null
}
