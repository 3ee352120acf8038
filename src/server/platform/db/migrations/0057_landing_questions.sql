ALTER TABLE "landing_pages" ADD COLUMN "question_ids" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- As before, with the questions of a page about one task.
DROP TRIGGER note_changed_address ON landing_pages;
--> statement-breakpoint
CREATE TRIGGER note_changed_address AFTER UPDATE ON landing_pages FOR EACH ROW
  WHEN ((OLD.published OR NEW.published) AND (OLD.published, OLD.slug, OLD.title, OLD.meta_title, OLD.description, OLD.text, OLD.filter, OLD.question_ids)
    IS DISTINCT FROM (NEW.published, NEW.slug, NEW.title, NEW.meta_title, NEW.description, NEW.text, NEW.filter, NEW.question_ids))
  EXECUTE FUNCTION note_changed_address('landing-pages');
--> statement-breakpoint
-- As before; an answer stands also on the pages about one task that name its question.
CREATE OR REPLACE FUNCTION note_changed_answer() RETURNS trigger LANGUAGE plpgsql AS $$
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
  PERFORM tell_pages(array_agg(page_address('landing-pages', slug) ORDER BY id)) FROM landing_pages
    WHERE published AND question_ids @> ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END];
  RETURN NULL;
END
$$;
