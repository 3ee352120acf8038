-- Until now a home page without the place of the office had no part about districts, and staff have hidden it so; now it lists them while it has a
-- heading. Without one it stays hidden.
UPDATE pages SET blocks = jsonb_set(blocks, '{districts,title}', '""')
  WHERE key = 'home' AND blocks #>> '{districts,officePlace}' = '' AND blocks #>> '{districts,title}' <> '';
--> statement-breakpoint
-- As before; an answer also dates the pages about one task that name its question.
CREATE OR REPLACE FUNCTION note_changed_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category integer;
  former integer;
  present integer;
  landing record;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.published THEN former := OLD.category_id; END IF;
  IF TG_OP <> 'DELETE' AND NEW.published THEN present := NEW.category_id; END IF;
  FOR category IN SELECT DISTINCT one FROM unnest(ARRAY[former, present]) AS one WHERE one IS NOT NULL ORDER BY one LOOP
    PERFORM date_page('faq-categories', category::text);
    PERFORM tell_pages(ARRAY[record_address('faq-categories', category)]);
  END LOOP;
  FOR landing IN SELECT id, slug FROM landing_pages
    WHERE published AND question_ids @> ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END] ORDER BY id
  LOOP
    PERFORM date_page('landing-pages', landing.id::text);
    PERFORM tell_pages(ARRAY[page_address('landing-pages', landing.slug)]);
  END LOOP;
  RETURN NULL;
END
$$;
