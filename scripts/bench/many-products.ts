import type pg from 'pg'

/** Makers that are invented besides the seeded ones: name, slug, colour. */
const MAKERS = [
  ['Астра', 'astra', '#2f6f4f'],
  ['Юнилос Нова', 'unilos-nova', '#7a4b8f'],
  ['Кедр', 'kedr', '#8a5a2b'],
  ['Ладога', 'ladoga', '#23708a'],
  ['Волна', 'volna', '#3b5bb5'],
  ['Родник', 'rodnik', '#a03c5c'],
] as const

/**
 * Adds invented products until the shop has this many, all published: the seeded ones in other sizes and at other prices, one in eight
 * by a seeded maker, one in forty without a price. For benchmarks and tests: neither the journal nor the search knows them, which
 * takes most of the time of an insert; `indexProducts` makes them found.
 */
export async function addManyProducts(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const makers = MAKERS.map(([name, slug, color]) => ({ name, slug, color }))
    await client.query(INSERT_MAKERS, [JSON.stringify(makers)])
    const slugs = makers.map(({ slug }) => slug)
    await client.query(INSERT_CATEGORIES, [slugs])
    await client.query('alter table products disable trigger user')
    await client.query(INSERT_PRODUCTS, [count, slugs])
    await client.query('alter table products enable trigger user')
    await client.query('commit')
    await client.query('analyze products')
  } finally {
    client.release()
  }
}

/** Products are found by the search from now on, all or those of a maker. */
export async function indexProducts(pool: pg.Pool, maker: string | null): Promise<void> {
  await pool.query(
    `select search_refresh(array(select products.id from products join manufacturers on manufacturers.id = manufacturer_id
       where $1::text is null or manufacturers.slug = $1))`,
    [maker],
  )
}

const INSERT_MAKERS = `
  insert into manufacturers (name, slug, color, description)
  select name, slug, color, 'Станции ' || name || ' делают в России с 2009 года.'
  from json_to_recordset($1) as maker(name text, slug text, color text) on conflict (slug) do nothing`

const INSERT_CATEGORIES = `
  insert into product_categories (name, slug, manufacturer_id)
  select 'Станции ' || name, 'stancii-' || slug, id from manufacturers where slug = any($1) on conflict (slug) do nothing`

/** The seed rows are repeated in turn; `i` makes each copy another size, price and name. */
const INSERT_PRODUCTS = `
  with seed as (
    select row_number() over (order by id) - 1 as place, count(*) over () as seeds, products.* from products
  ), maker as (
    select m.id, m.name, m.slug, c.id as category_id, row_number() over (order by m.id) - 1 as place, count(*) over () as makers
    from manufacturers m left join product_categories c on c.slug = 'stancii-' || m.slug where m.slug = any($2)
  )
  insert into products (manufacturer_id, category_id, name, model, model_line, slug, body, discharge, variant, inlet_from, inlet_to,
    outlet, outlet_pressure, living_types, needs_electricity, description, short_description, users, length, width, height,
    diameter, weight, volume, productivity, batch_discharge, capacity, daily_capacity, dimensions, power, warranty, max_residents,
    power_consumption, price, installation_price, featured, is_new, is_popular, technical_specs, features)
  select case when i % 8 = 0 then seed.manufacturer_id else maker.id end,
    case when i % 8 = 0 then seed.category_id else maker.category_id end,
    case when i % 8 = 0 then seed.name || ' серии ' || i else maker.name || ' ' || (3 + i % 47) || chr(1040 + i % 20) || '-' || i end,
    'М-' || i, case when i % 8 = 0 then seed.model_line else maker.name || ' ' || chr(1040 + i % 20) end,
    case when i % 8 = 0 then seed.slug || '-s' || i else maker.slug || '-' || i end,
    body, discharge, variant, inlet_from, inlet_to, outlet, outlet_pressure, living_types, needs_electricity, description,
    short_description, users + i % 3, length + i % 5 * 10, width + i % 7 * 10, height + i % 3 * 50, diameter, weight + i % 40, volume,
    productivity, batch_discharge, capacity, daily_capacity, dimensions, power, seed.warranty, max_residents + i % 3,
    power_consumption, case when i % 40 = 0 then null else price + i % 300 * 1000_00 end,
    case when i % 40 = 0 then null else installation_price end, i % 50 = 0, i % 60 = 0, i % 70 = 0, technical_specs, features
  from generate_series((select count(*)::int from products) + 1, $1::int) as i
    join seed on seed.place = i % seed.seeds
    join maker on maker.place = i % maker.makers`
