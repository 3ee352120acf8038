-- Entries leave the journal through forget_journal() alone. A DELETE of what is older than the retention was allowed to anybody
-- before, also of single entries. Who asks can be faked, so the guard refuses each DELETE, and the function opens it for itself: its
-- lock keeps every other writer out until its transaction has closed it again.
DROP TRIGGER refuse_early_removal ON journal;
--> statement-breakpoint
DROP FUNCTION refuse_early_removal();
--> statement-breakpoint
DROP TRIGGER refuse_journal_change ON journal;
--> statement-breakpoint
CREATE TRIGGER refuse_journal_change BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
ALTER TABLE journal ENABLE ALWAYS TRIGGER refuse_journal_change;
--> statement-breakpoint
-- Removes entries older than the retention in the settings, by whole months; returns how many. The only way out of the journal.
CREATE OR REPLACE FUNCTION forget_journal() RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  until timestamptz := date_trunc('month',
    now() - make_interval(years => (SELECT journal_retention_years FROM public.site_settings)), 'Europe/Moscow');
  removed bigint;
BEGIN
  -- Nearly every night: nobody has to wait for the lock.
  IF NOT EXISTS (SELECT FROM public.journal WHERE at < until) THEN RETURN 0; END IF;
  ALTER TABLE public.journal DISABLE TRIGGER refuse_journal_change;
  DELETE FROM public.journal WHERE at < until;
  GET DIAGNOSTICS removed = ROW_COUNT;
  ALTER TABLE public.journal ENABLE ALWAYS TRIGGER refuse_journal_change;
  RETURN removed;
END
$$;
