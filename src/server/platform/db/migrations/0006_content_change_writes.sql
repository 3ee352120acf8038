-- The notice names the staff write it comes from (src/server/db/own-writes.ts): the instance that did it drops its
-- cached pages before it answers, and need not drop them again. Any other write names none.
CREATE OR REPLACE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', coalesce(current_setting('shop.write_id', true), ''));
  RETURN NULL;
END
$$;
