-- Entries of the channels name the version that they made; none where only what the program keeps beside the settings was written.
-- So it is known who made the present version.
CREATE OR REPLACE FUNCTION record_channels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', 'channels.' || key, 'before', null, 'after', null) ORDER BY key), '[]')
  INTO changed FROM jsonb_each(to_jsonb(NEW))
  WHERE key IN ('email', 'telegram', 'webhook', 'push')
    AND value IS DISTINCT FROM CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) -> key ELSE 'null' END;
  IF changed <> '[]' THEN
    INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, version)
    VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), 'update', 'settings', '1', 'Каналы оповещений', changed,
      CASE WHEN TG_OP = 'INSERT' OR OLD.version <> NEW.version THEN NEW.version END);
  END IF;
  RETURN NULL;
END
$$;
