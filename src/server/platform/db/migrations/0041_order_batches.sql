-- The entry of the catalogue's order belongs to the act that changed it, as a deletion of products does (`record_change`).
CREATE OR REPLACE FUNCTION record_catalogue_order() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, row_before, row_after, batch_id)
  VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), 'update', 'system', '',
    CASE after WHEN '[]' THEN 'Порядок товаров: по номерам' ELSE 'Порядок товаров' END,
    jsonb_build_array(jsonb_build_object('field', 'ids', 'before', before, 'after', after)),
    jsonb_build_object('ids', before), jsonb_build_object('ids', after),
    nullif(current_setting('shop.batch_id', true), ''));
  RETURN NULL;
END
$$;
