import type { VersionedEntity } from '../../../contract/records/records.ts'
import type { PageKey } from '../../../domain/site/text-pages.ts'
import type { FixedKey } from './sample-items.ts'

/** Where the values of an item are stored: columns of rows, or fields within the texts of a page. */
export interface SampleSource {
  entity: VersionedEntity
  /** Of texts: the page. */
  page?: PageKey
  /** Of a row as the journal has it, from the column inwards. */
  paths: readonly (readonly string[])[]
}

const texts = (page: PageKey, ...fields: string[]): SampleSource => ({
  entity: 'pages',
  page,
  paths: fields.map((field) => ['blocks', ...field.split('.').filter(Boolean)]),
})
const columns = (entity: VersionedEntity, ...names: string[]): SampleSource => ({
  entity,
  paths: names.map((name) => [name]),
})

/** Prices of a manufacturer's models. */
export const PRICE_SOURCE = columns('products', 'price', 'installation_price', 'published', 'manufacturer_id')

/** What the state of an item is computed from. */
export const SAMPLE_SOURCES: Readonly<Record<FixedKey, readonly SampleSource[]>> = {
  experience: [texts('chrome', 'firm.experience', 'firm.founded')],
  'projects-done': [texts('chrome', 'firm.projects')],
  promises: [texts('home', 'why.reasons')],
  figures: [texts('home', 'facts.facts'), texts('about', 'start.facts')],
  'home-about': [texts('home', 'about.title', 'about.lead', 'about.text')],
  'about-start': [texts('about', 'start.description', 'start.lead', 'manufacturers.title')],
  history: [texts('about', 'history.steps')],
  values: [texts('about', 'values.values')],
  team: [texts('about', 'team.roles')],
  offers: [
    texts('chrome', 'productPage', 'wizardPart', 'searchAnswers'),
    texts('chrome', 'inquiryPart.steps', 'inquiryPart.thanks', 'inquiryPart.thanksForPhone'),
    texts('chrome', 'cartPage.noObligation', 'cartPage.lead', 'cartPage.description', 'cartPage.whileEmpty'),
  ],
  appeals: [
    texts('home', 'start.lead', 'why.text'),
    texts('about', 'values.text', 'action.text'),
    texts('contact', 'ways.lead', 'ways.chat', 'ways.bot', 'ways.office'),
    texts('chrome', 'button.chat', 'button.bot', 'button.callNote', 'faqPage.lead', 'faqPage.askText'),
    texts('chrome', 'projectsPage.lead', 'projectsPage.nothingYet'),
    texts('chrome', 'siteMapPage.projectsNote', 'siteMapPage.termsNote'),
  ],
  districts: [columns('districts', 'name', 'latitude', 'longitude', 'published')],
  'districts-text': [texts('home', 'districts')],
  bodies: [
    texts('home', 'bodies.text', 'bodies.boxTitle', 'bodies.boxText', 'bodies.boxHref'),
    texts('home', 'bodies.cylinderTitle', 'bodies.cylinderText', 'bodies.cylinderHref'),
    texts('home', 'bodies.lowTitle', 'bodies.lowText', 'bodies.lowHref'),
  ],
  site: [columns('settings', 'site_name', 'site_description')],
  contacts: [columns('settings', 'company_phone', 'company_address')],
  hours: [columns('settings', 'working_hours', 'hours')],
  region: [texts('chrome', 'firm.region', 'firm.inRegion', 'firm.ofRegion', 'firm.nearby', 'firm.frost')],
  header: [texts('chrome', 'header.visit')],
  footer: [texts('chrome', 'footer.text')],
  office: [texts('contact', 'office.plan')],
  services: [texts('services', 'list.services', 'start.description', 'start.lead', 'start.searchTitle')],
  'home-services': [
    texts('home', 'services.all', 'services.installationTitle', 'services.installationText'),
    texts('home', 'services.drainageTitle', 'services.drainageText'),
    texts('home', 'services.wellTitle', 'services.wellText'),
    texts('home', 'services.heatingTitle', 'services.heatingText'),
  ],
  'footer-services': [texts('chrome', 'footer.links', 'siteMapPage.servicesNote')],
  'contact-services': [texts('contact', 'ways.services')],
  reviews: [columns('reviews', 'text', 'author', 'location', 'published'), texts('home', 'reviews.title')],
  projects: [
    columns('projects', 'title', 'description', 'location', 'date_text', 'featured_image', 'published'),
  ],
  posts: [columns('posts', 'title', 'excerpt', 'content', 'published')],
  answers: [columns('faq-items', 'question', 'answer', 'category_id', 'published')],
  makers: [columns('manufacturers', 'description'), columns('categories', 'description')],
  models: [columns('products', 'short_description', 'description', 'published')],
  claims: [columns('products', 'warranty', 'features', 'technical_specs', 'published')],
  privacy: [texts('privacy', '')],
  terms: [texts('terms', '')],
  consent: [texts('consent', '')],
  company: [columns('settings', 'company_name', 'company_inn', 'company_ogrn')],
}
