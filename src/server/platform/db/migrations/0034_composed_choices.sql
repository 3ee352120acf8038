-- Choices of parameters are restated before the values that have to equal one of them: 0033_composed_texts takes the columns in no fixed
-- order, and values that changed places meanwhile could stay decomposed. So do names of parameters, by which values are found. Tables in
-- the order of who changes a parameter. No change by a person: no version, no journal entry, and triggers are as they were afterwards.
DO $$
DECLARE
  silencing text[];
  restoring text[];
  statement text;
  restated text[];
  -- A list or object in which the letter follows an escaped character is left as it is.
  escaped CONSTANT text := '\\(?:u[0-9a-f]{4}|.)[\u0300-\u036f]';
BEGIN
  IF current_setting('server_encoding') <> 'UTF8' THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM spec_parameters WHERE concat(key, choices) IS NOT NFC NORMALIZED)
    AND NOT EXISTS (SELECT FROM products WHERE concat(specs, technical_specs) IS NOT NFC NORMALIZED) THEN RETURN; END IF;
  LOCK TABLE spec_parameters, products IN SHARE ROW EXCLUSIVE MODE;
  SELECT array_agg(format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname)),
    array_agg(format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname))
    INTO silencing, restoring
    FROM pg_trigger WHERE tgrelid IN ('spec_parameters'::regclass, 'products'::regclass) AND tgenabled <> 'D'
      AND tgname IN ('count_version', 'record_change', 'move_parameter_values');
  FOREACH statement IN ARRAY coalesce(silencing, '{}') LOOP EXECUTE statement; END LOOP;
  WITH changed AS (
    UPDATE spec_parameters AS parameter SET
      -- Two names that would become one stay two.
      key = CASE WHEN EXISTS (SELECT FROM spec_parameters AS other
        WHERE other.id <> parameter.id AND normalize(other.key, NFC) = normalize(parameter.key, NFC))
        THEN key ELSE normalize(key, NFC) END,
      choices = CASE WHEN choices::text ~ escaped THEN choices ELSE normalize(choices::text, NFC)::jsonb END
    WHERE concat(key, choices) IS NOT NFC NORMALIZED RETURNING key
  ) SELECT array_agg(key) INTO restated FROM changed;
  UPDATE products SET
    specs = CASE WHEN specs::text ~ escaped THEN specs ELSE normalize(specs::text, NFC)::jsonb END,
    technical_specs = CASE WHEN technical_specs::text ~ escaped THEN technical_specs
      ELSE normalize(technical_specs::text, NFC)::jsonb END
  WHERE concat(specs, technical_specs) IS NOT NFC NORMALIZED OR specs ?| restated OR technical_specs ?| restated;
  FOREACH statement IN ARRAY coalesce(restoring, '{}') LOOP EXECUTE statement; END LOOP;
END
$$;
