-- Texts that came in before calls were composed, restated: macOS hands out «й» and «ё» as two characters each, and no search for the
-- composed letter found them. Addresses, keys, passwords and what is never changed (journal, consents, trash) stay as they are. No change
-- by a person: no version, no journal entry; search and pages learn of it as of any other change. A list or object in which the letter
-- follows an escaped character is left as it is.
DO $$
DECLARE
  place record;
  plain text;
  composed text;
  is_restated text;
  is_found boolean;
  trigger_name text;
BEGIN
  IF current_setting('server_encoding') <> 'UTF8' THEN RETURN; END IF;
  FOR place IN
    SELECT attrelid::regclass AS owner, attname AS field, atttypid::regtype::text AS kind
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    JOIN (VALUES
      ('products', '{name,model,model_line,description,short_description,warranty,dimensions,technical_specs,features,specs,old_price_reason,meta_title,meta_description}'),
      ('product_categories', '{name,description}'),
      ('manufacturers', '{name,description,country,aliases,warranty_text}'),
      ('accessories', '{name,description,technical_specs}'),
      ('spec_categories', '{name,description}'),
      ('spec_parameters', '{name,unit,description,choices}'),
      ('blog_posts', '{title,excerpt,content,author,meta_title,meta_description}'),
      ('blog_categories', '{name,description}'),
      ('faq_items', '{question,answer}'),
      ('faq_categories', '{name,description}'),
      ('projects', '{title,description,short_description,location,date_text,equipment,challenges,solutions,meta_title,meta_description}'),
      ('project_categories', '{name,description}'),
      ('media', '{name,alt}'),
      ('site_settings', '{site_name,site_description,company_name,company_address,working_hours,lost_reasons}'),
      ('users', '{full_name}'),
      ('inquiries', '{name,message,service,product_name,address,lost_reason,preferred_time,wizard_data,items}'),
      ('inquiry_notes', '{author_name,text}')
    ) AS named (table_name, fields) ON relname = table_name AND attname = ANY (fields::text[])
    WHERE relnamespace = to_regnamespace(current_schema()::text) AND attnum > 0 AND NOT attisdropped
  LOOP
    plain := CASE place.kind
      WHEN 'text[]' THEN format('array_to_string(%I, E''\x1f'')', place.field)
      ELSE format('%I::text', place.field)
    END;
    composed := CASE place.kind
      WHEN 'text[]' THEN format('string_to_array(normalize(%s, NFC), E''\x1f'')', plain)
      ELSE format('normalize(%s, NFC)::%s', plain, place.kind)
    END;
    is_restated := plain || ' IS NOT NFC NORMALIZED' || CASE place.kind
      WHEN 'jsonb' THEN format(' AND %s !~ %L', plain, '\\(?:u[0-9a-f]{4}|.)[\u0300-\u036f]')
      ELSE ''
    END;
    EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %s)', place.owner, is_restated) INTO is_found;
    CONTINUE WHEN NOT is_found;
    FOR trigger_name IN
      SELECT tgname FROM pg_trigger WHERE tgrelid = place.owner AND tgenabled = 'O' AND tgname IN
        ('count_version', 'record_change', 'count_inquiry_version', 'record_inquiry', 'announce_inquiry_part')
    LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER %I', place.owner, trigger_name);
    END LOOP;
    EXECUTE format('UPDATE %s SET %I = %s WHERE %s', place.owner, place.field, composed, is_restated);
    FOR trigger_name IN
      SELECT tgname FROM pg_trigger WHERE tgrelid = place.owner AND tgenabled = 'D' AND tgname IN
        ('count_version', 'record_change', 'count_inquiry_version', 'record_inquiry', 'announce_inquiry_part')
    LOOP
      EXECUTE format('ALTER TABLE %s ENABLE TRIGGER %I', place.owner, trigger_name);
    END LOOP;
  END LOOP;
END
$$;
