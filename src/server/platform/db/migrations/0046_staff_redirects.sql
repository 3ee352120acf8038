CREATE TABLE "not_found" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "not_found_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"count" integer NOT NULL,
	"referrer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_found_path_unique" UNIQUE("path")
);
--> statement-breakpoint
-- Redirects are records of staff from now on. They are asked for where there is no page, and nothing of them is cached.
DROP TRIGGER announce_content_change ON redirects;
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON redirects FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON redirects FOR EACH ROW EXECUTE FUNCTION record_change('redirects', 'from');
--> statement-breakpoint
-- What `keep_old_address` takes away led from an address that is a page again: nobody would take it back.
CREATE TRIGGER keep_in_trash BEFORE DELETE ON redirects FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_in_trash('redirects', 'from');
--> statement-breakpoint
CREATE TRIGGER hold_pictures AFTER INSERT OR UPDATE ON redirects FOR EACH ROW EXECUTE FUNCTION hold_pictures();
--> statement-breakpoint
-- What a record is called, also in the trash; null when it is gone for ever.
CREATE FUNCTION record_title(entity text, entity_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE entity
    WHEN 'products' THEN (SELECT name FROM products WHERE id = entity_id)
    WHEN 'manufacturers' THEN (SELECT name FROM manufacturers WHERE id = entity_id)
    WHEN 'posts' THEN (SELECT title FROM blog_posts WHERE id = entity_id)
    WHEN 'blog-categories' THEN (SELECT name FROM blog_categories WHERE id = entity_id)
    WHEN 'faq-categories' THEN (SELECT name FROM faq_categories WHERE id = entity_id)
  END, (SELECT title FROM trash WHERE trash.entity = $1 AND trash.entity_id = $2))
$$;
--> statement-breakpoint
-- As before; in the journal these rows are made, changed and deleted, also where a restored version changes the slug.
CREATE OR REPLACE FUNCTION keep_old_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  action text := current_setting('shop.journal_action', true);
BEGIN
  PERFORM set_config('shop.journal_action', '', true);
  -- One that staff made stays: a page that is there is shown before it.
  DELETE FROM redirects WHERE "from" = page_address(TG_ARGV[0], NEW.slug) AND "to" IS NULL;
  INSERT INTO redirects ("from", entity, entity_id) VALUES (page_address(TG_ARGV[0], OLD.slug), TG_ARGV[0], OLD.id)
    ON CONFLICT ("from") DO UPDATE SET "to" = NULL, entity = excluded.entity, entity_id = excluded.entity_id, updated_at = now()
      -- A hidden record has had no page there that staff's redirect would have to give way to.
      WHERE redirects."to" IS NULL OR coalesce((to_jsonb(OLD) ->> 'published')::boolean, true);
  PERFORM set_config('shop.journal_action', coalesce(action, ''), true);
  RETURN NULL;
END
$$;
