-- What a model is made for used to be said by free characteristics; now it stands in columns, also of products that staff added.
-- A text is read where it is understood (src/domain/station-words.ts reads the same) and leaves the characteristics only when
-- its column says the same in the same words; every other text stays as it is. Texts that contradict each other fill nothing.
CREATE OR REPLACE FUNCTION pg_temp.specs_object(stored jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  parsed jsonb := stored;
BEGIN
  -- An import may have stored the characteristics as JSON text.
  IF jsonb_typeof(stored) = 'string' THEN
    parsed := (stored #>> '{}')::jsonb;
  END IF;
  RETURN CASE WHEN jsonb_typeof(parsed) = 'object' THEN parsed END;
EXCEPTION WHEN OTHERS THEN
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A characteristic in lower case with plain spaces.
CREATE OR REPLACE FUNCTION pg_temp.told(specs jsonb, name text) RETURNS text LANGUAGE sql AS $$
  SELECT trim(lower(translate(specs ->> name, U&'\00A0\202F\2009', '   ')))
$$;
--> statement-breakpoint
WITH told AS (
  SELECT p.id, p.discharge, p.variant, specs.value AS specs,
    regexp_match(
      pg_temp.told(specs.value, 'Глубина подводящей трубы'),
      '^(?:до\s*(\d{1,5})|(?:от\s*)?(\d{1,5})\s*(?:[-‐‑‒–—―−]|до)\s*(\d{1,5}))\s*([мс])м\.?$'
    ) AS inlet,
    pg_temp.told(specs.value, 'Отвод очищенной воды') AS outflow,
    pg_temp.told(specs.value, 'Исполнение') AS design,
    pg_temp.told(specs.value, 'electricalRequirements') AS electricity,
    CASE
      WHEN pg_temp.told(specs.value, 'Насос для очищенной воды') IN ('true', 'да') THEN true
      WHEN pg_temp.told(specs.value, 'Насос для очищенной воды') IN ('false', 'нет') THEN false
    END AS is_pumped
  FROM products p
  CROSS JOIN LATERAL (SELECT pg_temp.specs_object(p.technical_specs) AS value) AS specs
  WHERE specs.value IS NOT NULL
), understood AS (
  SELECT id, specs, outflow, design, electricity, is_pumped,
    inlet[2]::integer * CASE inlet[4] WHEN 'с' THEN 10 ELSE 1 END AS inlet_from,
    coalesce(inlet[1], inlet[3])::integer * CASE inlet[4] WHEN 'с' THEN 10 ELSE 1 END AS inlet_to,
    coalesce(discharge, CASE
      WHEN outflow ~ 'насос|принудит' AND outflow ~ 'самот[её]' THEN NULL
      WHEN outflow ~ 'насос|принудит' THEN 'pump'
      WHEN outflow ~ 'самот[её]' THEN 'gravity'
      WHEN is_pumped THEN 'pump'
      WHEN NOT is_pumped THEN 'gravity'
    END) AS discharge,
    coalesce(variant, CASE
      WHEN design ~ 'усилен' THEN 'reinforced'
      WHEN design ~ 'удлин' THEN 'long'
      WHEN design ~ 'стандарт|^принудительный выброс$' THEN 'standard'
    END) AS variant
  FROM told
), known AS (
  SELECT *,
    inlet_to BETWEEN 300 AND 5000 AND coalesce(inlet_from, 0) <= inlet_to AS is_inlet,
    CASE
      WHEN discharge = 'pump' AND is_pumped IS DISTINCT FROM false THEN true
      WHEN discharge = 'gravity' AND is_pumped IS DISTINCT FROM true THEN false
    END AS outlet_pressure,
    CASE
      WHEN electricity ~ '^не (треб|нуж)' THEN false
      WHEN electricity ~ '\d\s*в(?![а-яё])' THEN true
    END AS needs_electricity,
    CASE discharge WHEN 'gravity' THEN 'самотёком' WHEN 'pump' THEN 'принудительно, насосом' END AS outflow_words,
    CASE variant
      WHEN 'standard' THEN CASE WHEN discharge = 'pump' THEN 'принудительный выброс' ELSE 'стандартное' END
      WHEN 'long' THEN 'удлинённая горловина'
      WHEN 'reinforced' THEN 'усиленный корпус, удлинённая горловина'
    END || CASE WHEN discharge = 'pump' AND variant <> 'standard' THEN ', принудительный выброс' ELSE '' END AS design_words
  FROM understood
)
UPDATE products SET
  inlet_from = CASE WHEN is_inlet THEN known.inlet_from END,
  inlet_to = CASE WHEN is_inlet THEN known.inlet_to END,
  discharge = known.discharge,
  variant = known.variant,
  outlet_pressure = known.outlet_pressure,
  needs_electricity = known.needs_electricity,
  technical_specs = specs - array_remove(ARRAY[
    CASE WHEN is_inlet THEN 'Глубина подводящей трубы' END,
    CASE WHEN outflow = outflow_words THEN 'Отвод очищенной воды' END,
    CASE WHEN known.outlet_pressure = is_pumped THEN 'Насос для очищенной воды' END,
    CASE WHEN design = design_words THEN 'Исполнение' END
  ], NULL)
FROM known
WHERE known.id = products.id
  AND products.inlet_from IS NULL AND products.inlet_to IS NULL
  AND products.outlet_pressure IS NULL AND products.needs_electricity IS NULL;
