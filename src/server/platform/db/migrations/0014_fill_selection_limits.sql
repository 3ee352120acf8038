-- What a model is made for used to be said by free characteristics; now it stands in columns, also of products that staff added.
-- A text is read where it is understood (src/domain/station-words.ts reads the same); it leaves the characteristics only when its
-- columns say all of it: a depth in any spelling that is understood, a pump that is yes or no as `outlet_pressure`, a discharge or a
-- design in the very words that the shop has for its columns. Every other text stays as it is, the power supply always. A column
-- that is known wins; without one, «Отвод очищенной воды» wins over the pump, but then `outlet_pressure` stays unknown.
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
-- A characteristic in lower case with plain spaces, without white space around it.
CREATE OR REPLACE FUNCTION pg_temp.told(specs jsonb, name text) RETURNS text LANGUAGE sql AS $$
  SELECT btrim(lower(translate(specs ->> name, U&'\00A0\202F\2009', '   ')), E' \t\n\r')
$$;
--> statement-breakpoint
-- How «Отвод очищенной воды» says the water leaves: «без насоса» is gravity, both ways are unknown.
CREATE OR REPLACE FUNCTION pg_temp.read_outflow(outflow text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN is_pump AND NOT is_gravity THEN 'pump'
    WHEN is_gravity AND NOT is_pump THEN 'gravity'
  END
  FROM regexp_replace(
    outflow,
    '(?<![а-яё])(?:без\s+(?:[а-яё]+(?:ого|их|ых)\s+)?насос[а-яё]*|насос[а-яё]*\s+(?:не\s+(?:нуж|треб|предусм)[а-яё]*|нет(?![а-яё])|отсутств[а-яё]*)|(?:нет|не\s+(?:нуж|треб|предусм)[а-яё]*)\s+насос[а-яё]*|(?:не\s*|без\s+)принудит[а-яё]*)',
    ' ',
    'g'
  ) AS affirmed
  CROSS JOIN LATERAL (
    SELECT affirmed ~ 'насос|принудит' AS is_pump, affirmed <> outflow OR outflow ~ 'самот[её]' AS is_gravity
  ) AS ways
$$;
--> statement-breakpoint
-- «Исполнение» without what it says the model is not: «не усиленный», «нестандартное».
CREATE OR REPLACE FUNCTION pg_temp.affirm_design(design text) RETURNS text LANGUAGE sql AS $$
  SELECT regexp_replace(design, '(?<![а-яё])(?:не\s*|без\s+)(?:усилен|удлин|стандарт)[а-яё]*', ' ', 'g')
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
      WHEN outflow ~ 'насос|принудит|самот[её]' THEN pg_temp.read_outflow(outflow)
      WHEN is_pumped THEN 'pump'
      WHEN NOT is_pumped THEN 'gravity'
    END) AS discharge,
    coalesce(variant, CASE
      WHEN pg_temp.affirm_design(design) ~ 'усилен' THEN 'reinforced'
      WHEN pg_temp.affirm_design(design) ~ 'удлин' THEN 'long'
      WHEN pg_temp.affirm_design(design) ~ 'стандарт|^принудительный выброс$' THEN 'standard'
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
