-- Notes and photos are parts of a request: the journal says that there is one more, that one was corrected or taken away, never what
-- it says or shows. What the request's history has as the part itself, and what an erasure takes, has the source `part`.
CREATE FUNCTION record_inquiry_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request integer := CASE TG_OP WHEN 'DELETE' THEN OLD.inquiry_id ELSE NEW.inquiry_id END;
  is_correction boolean := TG_OP = 'UPDATE' AND EXISTS (SELECT FROM inquiries WHERE id = request AND erased_at IS NULL);
BEGIN
  INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, source)
  VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), 'update', 'inquiries', request::text, '№ ' || request,
    jsonb_build_array(jsonb_build_object('field', TG_ARGV[0], 'before', NULL, 'after', NULL)),
    CASE WHEN NOT is_correction THEN 'part' END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_inquiry_part AFTER INSERT OR DELETE ON inquiry_notes
  FOR EACH ROW EXECUTE FUNCTION record_inquiry_part('notes');
--> statement-breakpoint
CREATE TRIGGER record_corrected_note AFTER UPDATE ON inquiry_notes
  FOR EACH ROW WHEN (OLD.text IS DISTINCT FROM NEW.text) EXECUTE FUNCTION record_inquiry_part('notes');
--> statement-breakpoint
CREATE TRIGGER record_inquiry_part AFTER INSERT OR DELETE ON inquiry_attachments
  FOR EACH ROW EXECUTE FUNCTION record_inquiry_part('attachments');
