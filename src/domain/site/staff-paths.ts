/** Addresses of the staff area's screens (admin.md, section 2), one per constant; `:id` is a number. */
export const STAFF_PATH = '/admin'
export const STAFF_LOGIN_PATH = '/admin/login'
export const STAFF_FORGOT_PATH = '/admin/login/forgot'
export const STAFF_RESET_PATH = '/admin/login/reset'
export const STAFF_PRODUCTS_PATH = '/admin/products'
export const STAFF_MANUFACTURERS_PATH = '/admin/manufacturers'
export const STAFF_ACCESSORIES_PATH = '/admin/accessories'
export const STAFF_ORDER_PATH = '/admin/products/order'
export const STAFF_PRICES_PATH = '/admin/prices'
export const STAFF_INQUIRIES_PATH = '/admin/orders'
export const STAFF_PROJECTS_PATH = '/admin/projects'
export const STAFF_FAQ_PATH = '/admin/faq'
export const STAFF_USERS_PATH = '/admin/users'
export const STAFF_PROFILE_PATH = '/admin/profile'
export const STAFF_REPORTS_PATH = '/admin/reports'
export const STAFF_STATUS_PATH = '/admin/status'
export const STAFF_SAMPLES_PATH = '/admin/samples'
export const STAFF_FIRST_STEPS_PATH = '/admin/first-steps'
export const STAFF_SCHEDULE_PATH = '/admin/schedule'
export const STAFF_SETTINGS_PATH = '/admin/settings'
export const STAFF_CONSENTS_PATH = '/admin/consents'
export const STAFF_CHANNELS_PATH = '/admin/settings/channels'
export const STAFF_DELIVERIES_PATH = '/admin/deliveries'
export const STAFF_TRASH_PATH = '/admin/trash'
export const STAFF_MATCH_PATH = '/admin/media/match'

export const STAFF_SPECS_PATH = '/admin/specs'
export const STAFF_SPEC_CATEGORIES_PATH = '/admin/specs/categories'
export const STAFF_SPEC_PARAMETERS_PATH = '/admin/specs/parameters'
export const STAFF_SPEC_MAPPINGS_PATH = '/admin/specs/mappings'

export const STAFF_BLOG_PATH = '/admin/blog'
export const STAFF_NEW_POST_PATH = '/admin/blog/posts/create'
export const STAFF_POST_PATTERN = '/admin/blog/posts/:id/edit'

/** The form of a post. */
export const staffPostPath = (id: number | string) => STAFF_POST_PATTERN.replace(':id', String(id))

/** Where a part of the texts of a page stands in their form. */
export const partAnchor = (part: string) => `part-${part}`

/** Whether an address belongs to the staff area, with a screen or without. */
export const isInStaffArea = (pathname: string) =>
  pathname === STAFF_PATH || pathname.startsWith(`${STAFF_PATH}/`)

/** Where the screens that an admin has closed for a manager lead. */
export const STAFF_CLOSED_PATH = `${STAFF_PATH}/closed`
