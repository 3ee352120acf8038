-- The order of the catalogue is recorded as a whole: one entry of a transaction that changed it, with the products' numbers before and
-- after. The order before is remembered at the transaction's first write to it, and compared at its end.
CREATE FUNCTION catalogue_order_ids() RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(product_id ORDER BY place, product_id), '[]') FROM catalogue_order
$$;
--> statement-breakpoint
CREATE FUNCTION remember_catalogue_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('shop.former_order', true), '') = '' THEN
    PERFORM set_config('shop.former_order', catalogue_order_ids()::text, true);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER remember_catalogue_order BEFORE INSERT OR UPDATE OR DELETE ON catalogue_order
  FOR EACH STATEMENT EXECUTE FUNCTION remember_catalogue_order();
--> statement-breakpoint
-- Called for each row that was written; the first call has the whole order to tell.
CREATE FUNCTION record_catalogue_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := current_setting('shop.former_order', true);
  before jsonb;
  after jsonb;
BEGIN
  IF coalesce(former, '') = '' THEN RETURN NULL; END IF;
  PERFORM set_config('shop.former_order', '', true);
  before := former::jsonb;
  after := catalogue_order_ids();
  IF before = after THEN RETURN NULL; END IF;
  INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, row_before, row_after)
  VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), 'update', 'system', '',
    CASE after WHEN '[]' THEN 'Порядок товаров: по номерам' ELSE 'Порядок товаров' END,
    jsonb_build_array(jsonb_build_object('field', 'ids', 'before', before, 'after', after)),
    jsonb_build_object('ids', before), jsonb_build_object('ids', after));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER record_catalogue_order AFTER INSERT OR UPDATE OR DELETE ON catalogue_order
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_catalogue_order();
