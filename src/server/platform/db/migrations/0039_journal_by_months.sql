-- Removes the oldest month of the journal if the whole of it is older than the retention in the settings; returns how many entries, 0 when
-- nothing is left to remove. The only way out of the journal. Every writer waits for its lock: it is held for one month's entries, and
-- not waited for long, as others queue behind who waits. The one who asks calls again, or another time when it was not got (55P03).
CREATE OR REPLACE FUNCTION forget_journal() RETURNS bigint LANGUAGE plpgsql
  SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  until timestamptz := date_trunc('month',
    now() - make_interval(years => (SELECT journal_retention_years FROM public.site_settings)), 'Europe/Moscow');
  oldest timestamptz := (SELECT min(at) FROM public.journal WHERE at < until);
  removed bigint;
BEGIN
  -- Nearly every night: nobody has to wait for the lock.
  IF oldest IS NULL THEN RETURN 0; END IF;
  until := least(until, date_trunc('month', date_trunc('month', oldest, 'Europe/Moscow') + interval '32 days', 'Europe/Moscow'));
  ALTER TABLE public.journal DISABLE TRIGGER refuse_journal_change;
  DELETE FROM public.journal WHERE at < until;
  GET DIAGNOSTICS removed = ROW_COUNT;
  ALTER TABLE public.journal ENABLE ALWAYS TRIGGER refuse_journal_change;
  RETURN removed;
END
$$;
