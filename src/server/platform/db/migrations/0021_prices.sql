ALTER TABLE "journal" ADD COLUMN "source" text DEFAULT nullif(current_setting('shop.journal_source', true), '');--> statement-breakpoint
-- The history of prices becomes entries of their products, and the journal is numbered anew so that its numbers follow time.
ALTER TABLE journal DISABLE TRIGGER refuse_journal_change;
--> statement-breakpoint
CREATE TEMPORARY TABLE entries AS SELECT * FROM journal WHERE EXISTS (SELECT FROM price_changes);
--> statement-breakpoint
DELETE FROM journal WHERE EXISTS (SELECT FROM price_changes);
--> statement-breakpoint
INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, row_before, row_after, version, batch_id, source)
SELECT at, actor_id, actor_name, action, entity, entity_id, title, changes, row_before, row_after, version, batch_id, source FROM (
  SELECT * FROM entries
  UNION ALL
  SELECT price_changes.id, changed_at, actor_id, actor_name, 'update', 'products', product_id::text, products.name,
    (SELECT jsonb_agg(change) FROM jsonb_array_elements(jsonb_build_array(
      jsonb_build_object('field', 'installationPrice', 'before', old_installation_price, 'after', new_installation_price),
      jsonb_build_object('field', 'price', 'before', old_price, 'after', new_price))) AS change
     WHERE change -> 'before' <> change -> 'after'),
    NULL, NULL, NULL, 'prices-' || bulk_id || CASE price_changes.source WHEN 'undo' THEN '-undo' ELSE '' END,
    nullif(price_changes.source, 'form')
  FROM price_changes JOIN products ON products.id = product_id
  -- What the journal has recorded itself by now stands in it once.
  WHERE NOT EXISTS (
    SELECT FROM entries WHERE entity = 'products' AND entity_id = product_id::text
      AND at BETWEEN changed_at AND changed_at + interval '1 minute' AND new_price::text IS NOT DISTINCT FROM row_after ->> 'price')
) AS kept (id, at, actor_id, actor_name, action, entity, entity_id, title, changes, row_before, row_after, version, batch_id, source)
ORDER BY at, id;
--> statement-breakpoint
DROP TABLE entries;
--> statement-breakpoint
ALTER TABLE journal ENABLE TRIGGER refuse_journal_change;
--> statement-breakpoint
DROP TRIGGER keep_in_trash ON products;
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('products', 'name', 'link:accessories.product_id', 'part:product_accessories.product_id');
--> statement-breakpoint
DROP TABLE "price_changes" CASCADE;
