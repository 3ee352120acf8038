CREATE TABLE "page_changes" (
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_changes_kind_record_pk" PRIMARY KEY("kind","record")
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "company_email" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Until now each text of header, footer and sections counted for the home page.
INSERT INTO page_changes (kind, record, changed_at) SELECT 'sections', 'home', updated_at FROM pages
  WHERE key = 'chrome' AND updated_at > created_at;
--> statement-breakpoint
CREATE FUNCTION date_page(of_kind text, of_record text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO page_changes (kind, record, changed_at) VALUES (of_kind, of_record, now())
    ON CONFLICT (kind, record) DO UPDATE SET changed_at = greatest(page_changes.changed_at, excluded.changed_at)
$$;
--> statement-breakpoint
CREATE FUNCTION tell_pages(paths text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO changed_addresses (path)
    SELECT DISTINCT path FROM unnest(paths) AS path
    WHERE path IS NOT NULL AND EXISTS (SELECT FROM site_settings WHERE index_now)
$$;
--> statement-breakpoint
-- The texts of a section are its page's; words of the firm stand on the home page and on «О компании»; header, footer and button are no news
-- of any page, and count for the home page. Answers of search and wizard, what follows an inquiry and the page 404 are in no page that is
-- listed; product pages, landing pages, cart, comparison and search have no row of their own. A field that the former block did not have yet
-- is no change: the first save after an upgrade stores it with the text that stood there all along.
CREATE OR REPLACE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF NEW.key <> 'chrome' THEN
    PERFORM tell_pages(ARRAY[CASE NEW.key WHEN 'home' THEN '/' ELSE '/' || NEW.key END]);
    RETURN NULL;
  END IF;
  SELECT array_agg(block) INTO changed FROM jsonb_object_keys(OLD.blocks) AS block
    WHERE EXISTS (SELECT FROM jsonb_each(OLD.blocks -> block) AS field
      WHERE field.value IS DISTINCT FROM NEW.blocks -> block -> field.key);
  PERFORM date_page('sections', dated.record) FROM (SELECT DISTINCT record FROM (VALUES
    ('firm', 'home'), ('firm', 'about'), ('header', 'home'), ('footer', 'home'), ('button', 'home'),
    ('cataloguePage', 'cataloguePage'), ('blogPage', 'blogPage'), ('faqPage', 'faqPage'), ('projectsPage', 'projectsPage'),
    ('rulesPage', 'rulesPage'), ('siteMapPage', 'siteMapPage')
  ) AS stands (block, record) WHERE stands.block = ANY (changed)) AS dated;
  PERFORM tell_pages(array_agg(told.path)) FROM (VALUES
    ('firm', '/'), ('firm', '/about'), ('cataloguePage', '/catalog'), ('blogPage', '/blog'), ('faqPage', '/faq'),
    ('projectsPage', '/projects'), ('rulesPage', '/selection-rules'), ('siteMapPage', '/sitemap')
  ) AS told (block, path) WHERE told.block = ANY (changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Manufacturers have a page while they have a model that is shown.
CREATE FUNCTION note_changed_manufacturer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM date_page('manufacturers', NEW.id::text);
  IF EXISTS (SELECT FROM products WHERE manufacturer_id = NEW.id AND published) THEN
    PERFORM tell_pages(ARRAY[page_address('manufacturers', OLD.slug), page_address('manufacturers', NEW.slug)]);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON manufacturers FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.description, OLD.logo_url, OLD.website, OLD.country)
    IS DISTINCT FROM (NEW.slug, NEW.name, NEW.description, NEW.logo_url, NEW.website, NEW.country))
  EXECUTE FUNCTION note_changed_manufacturer();
--> statement-breakpoint
-- A series with a text or a picture is told on the page of its manufacturer, without one where its models are shown.
CREATE FUNCTION note_changed_series() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  maker record;
  series product_categories[] := ARRAY[]::product_categories[];
BEGIN
  IF TG_OP <> 'INSERT' THEN series := array_append(series, OLD); END IF;
  IF TG_OP <> 'DELETE' THEN series := array_append(series, NEW); END IF;
  FOR maker IN
    SELECT DISTINCT makers.id, makers.slug FROM unnest(series) AS one JOIN manufacturers AS makers ON
      EXISTS (SELECT FROM products WHERE manufacturer_id = makers.id AND published
        AND (makers.id = one.manufacturer_id OR one.manufacturer_id IS NULL AND category_id = one.id))
    WHERE one.description IS NOT NULL OR one.image_url IS NOT NULL
    ORDER BY makers.id
  LOOP
    PERFORM date_page('manufacturers', maker.id::text);
    PERFORM tell_pages(ARRAY[page_address('manufacturers', maker.slug)]);
  END LOOP;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON product_categories FOR EACH ROW
  EXECUTE FUNCTION note_changed_series();
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON product_categories FOR EACH ROW
  WHEN ((OLD.name, OLD.description, OLD.image_url, OLD.manufacturer_id, OLD."order")
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.image_url, NEW.manufacturer_id, NEW."order"))
  EXECUTE FUNCTION note_changed_series();
--> statement-breakpoint
-- Before: afterwards its models have no series.
CREATE TRIGGER note_gone_address BEFORE DELETE ON product_categories FOR EACH ROW
  EXECUTE FUNCTION note_changed_series();
--> statement-breakpoint
CREATE FUNCTION note_changed_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM date_page(TG_ARGV[0], NEW.id::text); END IF;
  PERFORM tell_pages(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN page_address(TG_ARGV[0], OLD.slug) END,
    CASE WHEN TG_OP <> 'DELETE' THEN page_address(TG_ARGV[0], NEW.slug) END
  ]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON blog_categories FOR EACH ROW EXECUTE FUNCTION note_changed_category('blog-categories');
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON blog_categories FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.description) IS DISTINCT FROM (NEW.slug, NEW.name, NEW.description))
  EXECUTE FUNCTION note_changed_category('blog-categories');
--> statement-breakpoint
CREATE TRIGGER note_gone_address AFTER DELETE ON blog_categories FOR EACH ROW EXECUTE FUNCTION note_changed_category('blog-categories');
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON faq_categories FOR EACH ROW EXECUTE FUNCTION note_changed_category('faq-categories');
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON faq_categories FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.description) IS DISTINCT FROM (NEW.slug, NEW.name, NEW.description))
  EXECUTE FUNCTION note_changed_category('faq-categories');
--> statement-breakpoint
CREATE TRIGGER note_gone_address AFTER DELETE ON faq_categories FOR EACH ROW EXECUTE FUNCTION note_changed_category('faq-categories');
--> statement-breakpoint
-- Answers stand on the page of their category, of both when one moves.
CREATE FUNCTION note_changed_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category integer;
  former integer;
  present integer;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.published THEN former := OLD.category_id; END IF;
  IF TG_OP <> 'DELETE' AND NEW.published THEN present := NEW.category_id; END IF;
  FOR category IN SELECT DISTINCT one FROM unnest(ARRAY[former, present]) AS one WHERE one IS NOT NULL ORDER BY one LOOP
    PERFORM date_page('faq-categories', category::text);
    PERFORM tell_pages(ARRAY[record_address('faq-categories', category)]);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_new_address AFTER INSERT ON faq_items FOR EACH ROW
  WHEN (NEW.published) EXECUTE FUNCTION note_changed_answer();
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON faq_items FOR EACH ROW
  WHEN ((OLD.published OR NEW.published) AND (OLD.published, OLD.category_id, OLD.question, OLD.answer, OLD.order_index)
    IS DISTINCT FROM (NEW.published, NEW.category_id, NEW.question, NEW.answer, NEW.order_index))
  EXECUTE FUNCTION note_changed_answer();
--> statement-breakpoint
CREATE TRIGGER note_gone_address AFTER DELETE ON faq_items FOR EACH ROW
  WHEN (OLD.published) EXECUTE FUNCTION note_changed_answer();
