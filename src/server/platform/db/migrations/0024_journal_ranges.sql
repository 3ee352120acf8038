DROP INDEX "journal_entity_entity_id_id_index";--> statement-breakpoint
CREATE INDEX "journal_entity_entity_id_at_id_index" ON "journal" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "journal_actor_id_entity_action_at_id_index" ON "journal" USING btree ("actor_id","entity","action","at","id");
--> statement-breakpoint
-- The journal only grows, whoever writes: the guards work for replication too, and look at the rows that leave, not at who asks.
CREATE OR REPLACE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'the journal is append-only';
END
$$;
--> statement-breakpoint
-- Entries older than the retention in the settings may leave, by whole months. Nothing may without settings.
CREATE FUNCTION refuse_early_removal() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  until timestamptz := date_trunc('month',
    now() - make_interval(years => (SELECT journal_retention_years FROM public.site_settings)), 'Europe/Moscow');
BEGIN
  IF EXISTS (SELECT FROM gone WHERE (at < until) IS NOT TRUE) THEN
    RAISE EXCEPTION 'the journal is append-only';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER refuse_journal_change ON journal;
--> statement-breakpoint
CREATE TRIGGER refuse_journal_change BEFORE UPDATE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER refuse_early_removal AFTER DELETE ON journal REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_early_removal();
--> statement-breakpoint
ALTER TABLE journal ENABLE ALWAYS TRIGGER refuse_journal_change;
--> statement-breakpoint
ALTER TABLE journal ENABLE ALWAYS TRIGGER refuse_early_removal;
--> statement-breakpoint
-- A shorter retention is never without its entry.
ALTER TABLE site_settings ENABLE ALWAYS TRIGGER record_change;
--> statement-breakpoint
ALTER TABLE site_settings ENABLE ALWAYS TRIGGER count_version;
--> statement-breakpoint
-- Which fields that a visitor gives with a request differ, by the API's names; of a creation those that are set. Never a value.
CREATE FUNCTION changed_by_visitor(before inquiries, after inquiries) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN after.name IS DISTINCT FROM before.name THEN 'name' END,
    CASE WHEN nullif(after.phone, '') IS DISTINCT FROM nullif(before.phone, '') THEN 'phone' END,
    CASE WHEN after.email IS DISTINCT FROM before.email THEN 'email' END,
    CASE WHEN after.message IS DISTINCT FROM before.message THEN 'message' END,
    CASE WHEN after.service IS DISTINCT FROM before.service THEN 'service' END,
    CASE WHEN after.product_name IS DISTINCT FROM before.product_name THEN 'productName' END,
    CASE WHEN after.items IS DISTINCT FROM before.items THEN 'items' END,
    CASE WHEN after.wizard_data IS DISTINCT FROM before.wizard_data THEN 'wizardData' END,
    CASE WHEN after.preferred_time IS DISTINCT FROM before.preferred_time THEN 'preferredTime' END,
    CASE WHEN after.page IS DISTINCT FROM before.page THEN 'page' END,
    CASE WHEN after.referrer IS DISTINCT FROM before.referrer THEN 'referrer' END,
    CASE WHEN after.utm IS DISTINCT FROM before.utm THEN 'utm' END,
    CASE WHEN after.ip_address IS DISTINCT FROM before.ip_address THEN 'ipAddress' END
  ], NULL)
$$;
--> statement-breakpoint
-- The work on a request with its values; of what the visitor gave only the names of its fields.
CREATE OR REPLACE FUNCTION record_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE TG_OP WHEN 'UPDATE' THEN inquiry_work(OLD) ELSE '{}' END;
  changed jsonb;
BEGIN
  SELECT coalesce(jsonb_agg(change ORDER BY change ->> 'field'), '[]') INTO changed FROM (
    SELECT jsonb_build_object('field', key, 'before', request_value(key, before -> key), 'after', request_value(key, value))
    FROM jsonb_each(inquiry_work(NEW)) WHERE value IS DISTINCT FROM coalesce(before -> key, 'null')
    UNION ALL
    SELECT jsonb_build_object('field', field, 'before', NULL, 'after', NULL) FROM unnest(changed_by_visitor(OLD, NEW)) AS field
  ) AS changes (change);
  IF TG_OP = 'UPDATE' AND changed = '[]' THEN RETURN NULL; END IF;
  INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, version)
  VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), CASE TG_OP WHEN 'INSERT' THEN 'create' ELSE 'update' END,
    'inquiries', NEW.id::text, '№ ' || NEW.id, changed, NEW.version);
  PERFORM pg_notify('inquiry_changed', jsonb_build_object(
    'event', CASE TG_OP WHEN 'INSERT' THEN 'inquiry.created' ELSE 'inquiry.changed' END,
    'id', NEW.id, 'version', NEW.version)::text);
  RETURN NULL;
END
$$;
