-- Search engines are told of changed texts of pages, too.
CREATE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_addresses (path)
    SELECT CASE NEW.key WHEN 'home' THEN '/' ELSE '/' || NEW.key END
    WHERE NEW.key IN ('home', 'about', 'services', 'contact', 'privacy', 'terms')
      AND EXISTS (SELECT FROM site_settings WHERE index_now);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_changed_texts AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.blocks IS DISTINCT FROM NEW.blocks) EXECUTE FUNCTION note_changed_texts();
