ALTER TABLE "redirects" ALTER COLUMN "to" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "entity" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "entity_id" integer;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_one" CHECK (("to" is null) = ("entity_id" is not null));--> statement-breakpoint
-- The page of a record with this slug; null for a kind whose slug is no address.
CREATE FUNCTION page_address(entity text, slug text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE entity
    WHEN 'products' THEN '/product/'
    WHEN 'manufacturers' THEN '/catalog/'
    WHEN 'posts' THEN '/blog/'
    WHEN 'blog-categories' THEN '/blog/category/'
    WHEN 'faq-categories' THEN '/faq/'
  END || slug
$$;
--> statement-breakpoint
-- Where a record is now; null when it is gone.
CREATE FUNCTION record_address(entity text, entity_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT page_address(entity, CASE entity
    WHEN 'products' THEN (SELECT slug FROM products WHERE id = entity_id)
    WHEN 'manufacturers' THEN (SELECT slug FROM manufacturers WHERE id = entity_id)
    WHEN 'posts' THEN (SELECT slug FROM blog_posts WHERE id = entity_id)
    WHEN 'blog-categories' THEN (SELECT slug FROM blog_categories WHERE id = entity_id)
    WHEN 'faq-categories' THEN (SELECT slug FROM faq_categories WHERE id = entity_id)
  END)
$$;
--> statement-breakpoint
-- A page whose slug changes stays to be found under its former address, whoever changes it: form, import, undo, restore. The row names the
-- record, not its address: there are no chains, and it is led to wherever it is when it comes back from the trash.
CREATE FUNCTION keep_old_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE "from" = page_address(TG_ARGV[0], NEW.slug);
  INSERT INTO redirects ("from", entity, entity_id) VALUES (page_address(TG_ARGV[0], OLD.slug), TG_ARGV[0], OLD.id)
    ON CONFLICT ("from") DO UPDATE SET "to" = NULL, entity = excluded.entity, entity_id = excluded.entity_id, updated_at = now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON products FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('products');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON manufacturers FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('manufacturers');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON blog_posts FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('posts');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON blog_categories FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('blog-categories');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON faq_categories FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('faq-categories');
