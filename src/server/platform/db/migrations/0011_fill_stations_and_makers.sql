-- What a station is used to be read from its name each time it was drawn; now it stands in columns, also of products that staff
-- added. The name speaks first, as it did, then the characteristics, then the sizes; what none of them says stays unknown. Of the
-- three manufacturers whose names follow the grammar of src/domain/model-name.ts a missing mark means the usual design.
WITH described AS (
  SELECT p.id, m.slug AS maker, p.diameter, p.length, p.width,
    m.slug IN ('topas', 'eurolos', 'bio-s') AS is_named,
    regexp_split_to_array(name.text, '\s+') AS words,
    regexp_split_to_array(name.text || ' ' || replace(lower(coalesce(p.model_line, '')), chr(160), ' '), '\s+') AS all_words,
    name.text ~ '(^|\s)[0-9]\S*(\s+\S+)*\s+пр(\s|$)' AS is_pumped,
    coalesce(lower(p.technical_specs ->> 'Форма корпуса'), '') AS body_text,
    coalesce(lower(p.technical_specs ->> 'Отвод очищенной воды'), '') AS discharge_text,
    coalesce(lower(p.technical_specs ->> 'Исполнение'), '') AS variant_text
  FROM products p
  JOIN manufacturers m ON m.id = p.manufacturer_id
  CROSS JOIN LATERAL (SELECT replace(lower(p.name), chr(160), ' ') AS text) AS name
)
UPDATE products SET
  body = CASE
    WHEN maker IN ('topas', 'bio-s') THEN 'box'
    WHEN 'грунт' = ANY (all_words) THEN 'low'
    WHEN 'эко' = ANY (all_words) THEN 'septic'
    WHEN maker = 'eurolos' AND all_words && ARRAY['био', 'про'] THEN 'cylinder'
    WHEN body_text ~ 'низк' THEN 'low'
    WHEN body_text ~ 'цилиндр|кругл' THEN 'cylinder'
    WHEN body_text ~ 'прямоуг' THEN 'box'
    WHEN described.diameter IS NOT NULL THEN 'cylinder'
    WHEN described.length IS NOT NULL AND described.width IS NOT NULL THEN 'box'
  END,
  discharge = CASE
    WHEN is_pumped OR discharge_text ~ 'насос|принудит' THEN 'pump'
    WHEN is_named OR discharge_text ~ 'самот[её]' THEN 'gravity'
  END,
  variant = CASE
    WHEN 'лонг' = ANY (words) AND 'ус' = ANY (words) OR variant_text ~ 'усилен' THEN 'reinforced'
    WHEN 'лонг' = ANY (words) OR variant_text ~ 'удлин' THEN 'long'
    WHEN is_named OR variant_text ~ 'стандарт' THEN 'standard'
  END
FROM described
WHERE described.id = products.id
  AND products.body IS NULL AND products.discharge IS NULL AND products.variant IS NULL;
--> statement-breakpoint
-- The colours that drawings and style sheets named, and the other spellings that addresses and the search knew.
UPDATE manufacturers SET color = known.color, aliases = known.aliases
FROM (VALUES
  ('topas', '#2c6e3f', ARRAY['topol-eco', 'topaero', 'topoleco', 'Топаэро', 'Тополь-Эко', 'Топол-Эко', 'Тополь', 'Тополя', 'Топол']),
  ('eurolos', '#235a9c', ARRAY['evrolos']),
  ('bio-s', '#8a5a14', ARRAY['bios'])
) AS known (slug, color, aliases)
WHERE manufacturers.slug = known.slug AND manufacturers.color IS NULL AND manufacturers.aliases = '{}';
