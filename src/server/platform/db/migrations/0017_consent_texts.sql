-- A published consent never changes: it is the evidence of what people agreed to (152-FZ, article 9).
CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published consent document never changes';
END
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_document_change BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_document_change();
--> statement-breakpoint
-- The journal stays append-only; erasing a person alone, which names itself by a setting, may take texts out of its entries.
CREATE OR REPLACE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('shop.erasing', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the journal is append-only';
END
$$;
