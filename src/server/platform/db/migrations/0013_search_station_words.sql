-- What a visitor reads of discharge, neck and inlet is found by search also where only a column says it (src/domain/station-words.ts
-- has the same words).
CREATE FUNCTION search_station_words(product products) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ',
    CASE product.discharge WHEN 'gravity' THEN 'Самотёком' WHEN 'pump' THEN 'Принудительно, насосом' END,
    CASE WHEN product.outlet_pressure THEN 'Насос для очищенной воды' END,
    CASE product.variant
      WHEN 'standard' THEN CASE WHEN product.discharge = 'pump' THEN NULL ELSE 'Стандартное' END
      WHEN 'long' THEN 'Удлинённая горловина'
      WHEN 'reinforced' THEN 'Усиленный корпус, удлинённая горловина' END,
    CASE WHEN product.variant IS NOT NULL AND product.discharge = 'pump' THEN 'принудительный выброс' END,
    CASE WHEN product.inlet_from IS NOT NULL AND product.inlet_to IS NOT NULL
      THEN product.inlet_from || '–' || product.inlet_to || ' мм'
      WHEN product.inlet_to IS NOT NULL THEN 'до ' || product.inlet_to || ' мм' END)
$$;
--> statement-breakpoint
-- As in 0002_product_search, with the words of the columns after the characteristics.
CREATE OR REPLACE FUNCTION search_refresh(ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  WITH source AS (
    SELECT p.id,
      p.name,
      p.model,
      concat_ws(' ', p.name, p.model, p.model_line, p.slug, m.name, m.slug, coalesce(p.users, p.max_residents)) AS title,
      concat_ws(' ', c.name, p.short_description) AS summary,
      (SELECT string_agg(feature, ' ')
        FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(p.features) = 'array' THEN p.features ELSE '[]' END) AS feature
      ) AS features,
      p.description,
      concat_ws(' ', search_text_of(p.technical_specs), search_station_words(p)) AS specs
    FROM products p
    JOIN manufacturers m ON m.id = p.manufacturer_id
    LEFT JOIN product_categories c ON c.id = p.category_id
    WHERE p.id = ANY (ids)
    FOR SHARE OF m
  )
  INSERT INTO search_documents (product_id, name_words, model_words, title, body)
  SELECT id,
    search_words_of(name),
    search_words_of(model),
    array_to_tsvector(search_words_of(title)) || strip(to_tsvector('russian', search_normalise(left(title, 100000)))),
    setweight(to_tsvector('russian', search_normalise(left(coalesce(summary, ''), 100000))), 'A')
      || setweight(to_tsvector('russian', search_normalise(left(coalesce(features, ''), 100000))), 'B')
      || setweight(to_tsvector('russian', search_normalise(left(coalesce(description, ''), 100000))), 'C')
      || setweight(to_tsvector('russian', search_normalise(left(coalesce(specs, ''), 100000))), 'D')
  FROM source
  ON CONFLICT (product_id) DO UPDATE SET
    name_words = excluded.name_words,
    model_words = excluded.model_words,
    title = excluded.title,
    body = excluded.body;

  -- In one order everywhere, so that two transactions with the same new words cannot block each other.
  WITH seen AS (
    SELECT unnest(search_words_of(concat_ws(' ', p.name, p.model, p.model_line, m.name))) AS word, true AS in_title
    FROM products p JOIN manufacturers m ON m.id = p.manufacturer_id
    WHERE p.id = ANY (ids)
    UNION ALL
    SELECT unnest(search_words_of(left(concat_ws(' ', c.name, p.short_description, p.description), 100000))), false
    FROM products p LEFT JOIN product_categories c ON c.id = p.category_id
    WHERE p.id = ANY (ids)
  )
  INSERT INTO search_words AS known (word, in_title)
  SELECT word, bool_or(in_title) FROM seen
  WHERE word ~ '^[a-zа-я]{4,}$'
  GROUP BY word
  ORDER BY word COLLATE "C"
  ON CONFLICT (word) DO UPDATE SET in_title = true WHERE excluded.in_title AND NOT known.in_title;
END
$$;
--> statement-breakpoint
DROP TRIGGER search_product_changed ON products;
--> statement-breakpoint
CREATE TRIGGER search_product_changed
AFTER INSERT OR UPDATE OF manufacturer_id, category_id, name, model, model_line, slug, description,
  short_description, users, max_residents, features, technical_specs,
  discharge, variant, inlet_from, inlet_to, outlet_pressure
ON products FOR EACH ROW EXECUTE FUNCTION search_product_changed();
