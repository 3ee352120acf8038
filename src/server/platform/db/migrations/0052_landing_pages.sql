CREATE TABLE "landing_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landing_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"meta_title" text,
	"description" text,
	"text" text NOT NULL,
	"filter" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landing_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON "landing_pages" FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON "landing_pages" FOR EACH ROW EXECUTE FUNCTION record_change('landing-pages', 'title');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON "landing_pages" FOR EACH ROW EXECUTE FUNCTION keep_in_trash('landing-pages', 'title');
--> statement-breakpoint
CREATE TRIGGER hold_pictures AFTER INSERT OR UPDATE ON "landing_pages" FOR EACH ROW EXECUTE FUNCTION hold_pictures();
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "landing_pages" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
-- As before, with the pages about one task.
CREATE OR REPLACE FUNCTION page_address(entity text, slug text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE entity
    WHEN 'products' THEN '/product/'
    WHEN 'manufacturers' THEN '/catalog/'
    WHEN 'posts' THEN '/blog/'
    WHEN 'blog-categories' THEN '/blog/category/'
    WHEN 'faq-categories' THEN '/faq/'
    WHEN 'landing-pages' THEN '/selection/'
  END || slug
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_address(entity text, entity_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT page_address(entity, CASE entity
    WHEN 'products' THEN (SELECT slug FROM products WHERE id = entity_id)
    WHEN 'manufacturers' THEN (SELECT slug FROM manufacturers WHERE id = entity_id)
    WHEN 'posts' THEN (SELECT slug FROM blog_posts WHERE id = entity_id)
    WHEN 'blog-categories' THEN (SELECT slug FROM blog_categories WHERE id = entity_id)
    WHEN 'faq-categories' THEN (SELECT slug FROM faq_categories WHERE id = entity_id)
    WHEN 'landing-pages' THEN (SELECT slug FROM landing_pages WHERE id = entity_id)
  END)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_title(entity text, entity_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE entity
    WHEN 'products' THEN (SELECT name FROM products WHERE id = entity_id)
    WHEN 'manufacturers' THEN (SELECT name FROM manufacturers WHERE id = entity_id)
    WHEN 'posts' THEN (SELECT title FROM blog_posts WHERE id = entity_id)
    WHEN 'blog-categories' THEN (SELECT name FROM blog_categories WHERE id = entity_id)
    WHEN 'faq-categories' THEN (SELECT name FROM faq_categories WHERE id = entity_id)
    WHEN 'landing-pages' THEN (SELECT title FROM landing_pages WHERE id = entity_id)
  END, (SELECT title FROM trash WHERE trash.entity = $1 AND trash.entity_id = $2))
$$;
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON landing_pages FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('landing-pages');
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON landing_pages FOR EACH ROW
  WHEN (NEW.published) EXECUTE FUNCTION note_changed_address('landing-pages');
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON landing_pages FOR EACH ROW
  WHEN ((OLD.published OR NEW.published) AND (OLD.published, OLD.slug, OLD.title, OLD.meta_title, OLD.description, OLD.text, OLD.filter)
    IS DISTINCT FROM (NEW.published, NEW.slug, NEW.title, NEW.meta_title, NEW.description, NEW.text, NEW.filter))
  EXECUTE FUNCTION note_changed_address('landing-pages');
--> statement-breakpoint
CREATE TRIGGER note_gone_address AFTER DELETE ON landing_pages FOR EACH ROW
  WHEN (OLD.published) EXECUTE FUNCTION note_changed_address('landing-pages');
--> statement-breakpoint
-- A page goes on showing the models of a manufacturer whose slug changes; in the journal it is changed, also where a restored version does that.
CREATE FUNCTION follow_manufacturer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  action text := current_setting('shop.journal_action', true);
BEGIN
  PERFORM set_config('shop.journal_action', '', true);
  UPDATE landing_pages SET filter = jsonb_set(filter, '{manufacturer}', to_jsonb(NEW.slug)), updated_at = now()
    WHERE filter ->> 'manufacturer' = OLD.slug;
  PERFORM set_config('shop.journal_action', coalesce(action, ''), true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER follow_manufacturer AFTER UPDATE OF slug ON manufacturers FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION follow_manufacturer();
--> statement-breakpoint
-- A former version, or a page that comes back from the trash, may name the manufacturer by a slug that it has had: its moved address tells
-- the present one.
CREATE FUNCTION align_manufacturer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  present text;
BEGIN
  IF NOT EXISTS (SELECT FROM manufacturers WHERE slug = NEW.filter ->> 'manufacturer') THEN
    SELECT manufacturers.slug INTO present FROM redirects JOIN manufacturers ON manufacturers.id = redirects.entity_id
      WHERE redirects.entity = 'manufacturers' AND redirects."from" = page_address('manufacturers', NEW.filter ->> 'manufacturer');
    IF FOUND THEN
      NEW.filter := jsonb_set(NEW.filter, '{manufacturer}', to_jsonb(present));
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER align_manufacturer BEFORE INSERT OR UPDATE OF filter ON landing_pages FOR EACH ROW
  WHEN (NEW.filter ->> 'manufacturer' IS NOT NULL) EXECUTE FUNCTION align_manufacturer();
