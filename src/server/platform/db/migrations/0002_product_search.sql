-- Lower case, ё as е, digits apart from letters, decimals with a point, everything else a space.
-- src/server/search/normalise.ts does the same to a query; a test holds the two together.
CREATE FUNCTION search_normalise(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(lower(source), 'ё²³', 'е23'),
    '([0-9]),(?=[0-9])', '\1.', 'g'),
    '[^a-zа-я0-9.]+|(?<![0-9])[.]+|[.]+(?![0-9])', ' ', 'g'),
    '([a-zа-я])(?=[0-9])|([0-9])(?=[a-zа-я])', '\1\2 ', 'g'),
    ' {2,}', ' ', 'g'))
$$;
--> statement-breakpoint
-- Distinct words in the order of bytes; overlong ones are no words.
CREATE FUNCTION search_words_of(source text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word COLLATE "C" ORDER BY word COLLATE "C"), '{}')
  FROM unnest(string_to_array(search_normalise(coalesce(source, '')), ' ')) AS word
  WHERE length(word) BETWEEN 1 AND 40
$$;
--> statement-breakpoint
-- Text among technical values, and the names of those that are a plain «yes».
CREATE FUNCTION search_text_of(specs jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(CASE WHEN jsonb_typeof(value) = 'string' THEN value #>> '{}' ELSE key END, ' ')
  FROM jsonb_each(CASE WHEN jsonb_typeof(specs) = 'object' THEN specs ELSE '{}' END)
  WHERE jsonb_typeof(value) = 'string' OR value = 'true'
$$;
--> statement-breakpoint
-- The share lock makes a product's change wait for a rename of its manufacturer instead of missing it.
-- 100 000 characters keep a text of any length inside the limits of tsvector.
CREATE FUNCTION search_refresh(ids integer[]) RETURNS void
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
      search_text_of(p.technical_specs) AS specs
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
-- Where each word occurs. Sequential scans are off because the planner, which cannot see the words, would expect
-- an early match and read every document for a word that has none.
CREATE FUNCTION search_facts(words text[])
RETURNS TABLE (word text, stem text, in_title boolean, stem_in_title boolean, starts_title_word boolean, in_body boolean)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT w, s::text,
    EXISTS (SELECT FROM search_documents WHERE title @@ w::tsquery),
    -- Latin words are not stemmed in names: the English stem of «bios» is «bio».
    w !~ '[a-z]' AND EXISTS (SELECT FROM search_documents WHERE title @@ s),
    length(w) > 2 AND EXISTS (SELECT FROM search_documents WHERE title @@ (w || ':*')::tsquery),
    EXISTS (SELECT FROM search_documents WHERE body @@ s)
  FROM unnest(words) AS w, plainto_tsquery('russian', w) AS s
$$;
--> statement-breakpoint
-- Those of the words that stand in a name as they are.
CREATE FUNCTION search_title_words(words text[]) RETURNS SETOF text
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT w FROM unnest(words) AS w WHERE EXISTS (SELECT FROM search_documents WHERE title @@ w::tsquery)
$$;
--> statement-breakpoint
CREATE FUNCTION search_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh(ARRAY[new.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_manufacturer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh(ARRAY(SELECT id FROM products WHERE manufacturer_id = new.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_refresh(ARRAY(SELECT id FROM products WHERE category_id = new.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_product_changed
AFTER INSERT OR UPDATE OF manufacturer_id, category_id, name, model, model_line, slug, description,
  short_description, users, max_residents, features, technical_specs
ON products FOR EACH ROW EXECUTE FUNCTION search_product_changed();
--> statement-breakpoint
CREATE TRIGGER search_manufacturer_changed AFTER UPDATE OF name, slug
ON manufacturers FOR EACH ROW EXECUTE FUNCTION search_manufacturer_changed();
--> statement-breakpoint
CREATE TRIGGER search_category_changed AFTER UPDATE OF name
ON product_categories FOR EACH ROW EXECUTE FUNCTION search_category_changed();
--> statement-breakpoint
SELECT search_refresh(ARRAY(SELECT id FROM products));
