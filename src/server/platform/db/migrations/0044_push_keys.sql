-- Keys of push messages, which the program makes itself when a screen first asks for them, are no change of the channels.
CREATE OR REPLACE FUNCTION record_channels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', 'channels.' || key, 'before', null, 'after', null) ORDER BY key), '[]')
  INTO changed FROM jsonb_each(to_jsonb(NEW))
  WHERE key IN ('email', 'telegram', 'webhook', 'push')
    AND value IS DISTINCT FROM CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) -> key ELSE 'null' END
    AND (key <> 'push' OR TG_OP = 'INSERT' OR channel_settings(NEW) -> 3 <> channel_settings(OLD) -> 3);
  IF changed <> '[]' THEN
    INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, version)
    VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), 'update', 'settings', '1', 'Каналы оповещений', changed,
      CASE WHEN TG_OP = 'INSERT' OR OLD.version <> NEW.version THEN NEW.version END);
  END IF;
  RETURN NULL;
END
$$;
