CREATE TABLE "changed_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_now_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "index_now_state_single_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "product_feed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"body" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"offers" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_feed_single_row" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "index_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "index_now_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;
--> statement-breakpoint
-- Pages that are published, hidden, repriced, renamed, rewritten or moved, whoever changes them, while search engines are to be told: both
-- addresses of one that moves. Only inserts: no write waits for another.
CREATE FUNCTION note_changed_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text;
  present text;
BEGIN
  IF NOT EXISTS (SELECT FROM site_settings WHERE index_now) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.published THEN
    former := CASE TG_ARGV[0] WHEN 'projects' THEN '/projects/' || OLD.id ELSE page_address(TG_ARGV[0], OLD.slug) END;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.published THEN
    present := CASE TG_ARGV[0] WHEN 'projects' THEN '/projects/' || NEW.id ELSE page_address(TG_ARGV[0], NEW.slug) END;
  END IF;
  INSERT INTO changed_addresses (path)
    SELECT DISTINCT path FROM unnest(ARRAY[former, present]) AS path WHERE path IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.published) EXECUTE FUNCTION note_changed_address('products');
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.published OR NEW.published) AND (OLD.published, OLD.slug, OLD.price, OLD.old_price, OLD.old_price_until, OLD.installation_price, OLD.availability, OLD.lead_days, OLD.name, OLD.model, OLD.manufacturer_id, OLD.category_id, OLD.short_description, OLD.description, OLD.features, OLD.technical_specs, OLD.specs, OLD.documents, OLD.image_url, OLD.users, OLD.length, OLD.width, OLD.height, OLD.diameter, OLD.weight, OLD.volume, OLD.productivity, OLD.batch_discharge, OLD.warranty, OLD.meta_title, OLD.meta_description)
    IS DISTINCT FROM (NEW.published, NEW.slug, NEW.price, NEW.old_price, NEW.old_price_until, NEW.installation_price, NEW.availability, NEW.lead_days, NEW.name, NEW.model, NEW.manufacturer_id, NEW.category_id, NEW.short_description, NEW.description, NEW.features, NEW.technical_specs, NEW.specs, NEW.documents, NEW.image_url, NEW.users, NEW.length, NEW.width, NEW.height, NEW.diameter, NEW.weight, NEW.volume, NEW.productivity, NEW.batch_discharge, NEW.warranty, NEW.meta_title, NEW.meta_description))
  EXECUTE FUNCTION note_changed_address('products');
--> statement-breakpoint
CREATE TRIGGER note_gone_address AFTER DELETE ON products FOR EACH ROW
  WHEN (OLD.published) EXECUTE FUNCTION note_changed_address('products');
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON blog_posts FOR EACH ROW
  WHEN (NEW.published) EXECUTE FUNCTION note_changed_address('posts');
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON blog_posts FOR EACH ROW
  WHEN ((OLD.published OR NEW.published) AND (OLD.published, OLD.slug, OLD.title, OLD.excerpt, OLD.content, OLD.featured_image, OLD.meta_title, OLD.meta_description)
    IS DISTINCT FROM (NEW.published, NEW.slug, NEW.title, NEW.excerpt, NEW.content, NEW.featured_image, NEW.meta_title, NEW.meta_description))
  EXECUTE FUNCTION note_changed_address('posts');
--> statement-breakpoint
CREATE TRIGGER note_gone_address AFTER DELETE ON blog_posts FOR EACH ROW
  WHEN (OLD.published) EXECUTE FUNCTION note_changed_address('posts');
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON projects FOR EACH ROW
  WHEN (NEW.published) EXECUTE FUNCTION note_changed_address('projects');
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON projects FOR EACH ROW
  WHEN ((OLD.published OR NEW.published) AND (OLD.published, OLD.title, OLD.short_description, OLD.description, OLD.location, OLD.featured_image, OLD.images, OLD.date_text, OLD.equipment, OLD.challenges, OLD.solutions, OLD.meta_title, OLD.meta_description)
    IS DISTINCT FROM (NEW.published, NEW.title, NEW.short_description, NEW.description, NEW.location, NEW.featured_image, NEW.images, NEW.date_text, NEW.equipment, NEW.challenges, NEW.solutions, NEW.meta_title, NEW.meta_description))
  EXECUTE FUNCTION note_changed_address('projects');
--> statement-breakpoint
CREATE TRIGGER note_gone_address AFTER DELETE ON projects FOR EACH ROW
  WHEN (OLD.published) EXECUTE FUNCTION note_changed_address('projects');
