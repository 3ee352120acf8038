-- A page whose slug changes stays to be found under its former address, whoever changes it: form, import, undo, restore.
-- Chains collapse, as every address leads to the last one; a loop cannot be, as nothing leads away from an address that a page takes.
CREATE FUNCTION move_address(old_path text, new_path text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE "from" = new_path;
  UPDATE redirects SET "to" = new_path, updated_at = now() WHERE "to" = old_path;
  INSERT INTO redirects ("from", "to") VALUES (old_path, new_path)
    ON CONFLICT ("from") DO UPDATE SET "to" = excluded."to", updated_at = now();
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_old_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM move_address(TG_ARGV[0] || OLD.slug, TG_ARGV[0] || NEW.slug);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON products FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('/product/');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON manufacturers FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('/catalog/');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON blog_posts FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('/blog/');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON blog_categories FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('/blog/category/');
--> statement-breakpoint
CREATE TRIGGER keep_old_address AFTER UPDATE OF slug ON faq_categories FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_old_address('/faq/');
