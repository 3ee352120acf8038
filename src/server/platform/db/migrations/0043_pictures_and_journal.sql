-- A row that comes to name an uploaded file holds the file's row in the library until its transaction ends: who removes the row from the
-- library waits, and then sees that it is used (`unused-pictures.service.ts`, `removeMedia`).
CREATE FUNCTION hold_pictures() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM FROM public.media
  WHERE url IN (
      SELECT '/assets/uploads/' || named[1] FROM regexp_matches(NEW::text, '[0-9a-f]{32}[.](?:jpg|png|gif|webp|pdf)', 'g') AS named)
    AND (TG_OP = 'INSERT' OR strpos(OLD::text, replace(url, '/assets/uploads/', '')) = 0)
  ORDER BY id FOR KEY SHARE;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  holder text;
BEGIN
  FOREACH holder IN ARRAY ARRAY['products', 'product_categories', 'manufacturers', 'accessories', 'spec_categories', 'spec_parameters',
    'blog_posts', 'blog_categories', 'projects', 'project_categories', 'faq_items', 'faq_categories', 'site_settings', 'drafts'] LOOP
    EXECUTE format('CREATE TRIGGER hold_pictures AFTER INSERT OR UPDATE ON public.%I FOR EACH ROW EXECUTE FUNCTION hold_pictures()', holder);
  END LOOP;
END
$$;
--> statement-breakpoint
-- One record may have many entries, and a few of an action or a person among them. Some four seconds each for a million entries.
CREATE INDEX "journal_entity_entity_id_action_at_id_index" ON "journal" USING btree ("entity","entity_id","action","at","id");
--> statement-breakpoint
CREATE INDEX "journal_entity_entity_id_actor_id_action_at_id_index" ON "journal" USING btree ("entity","entity_id","actor_id","action","at","id");
