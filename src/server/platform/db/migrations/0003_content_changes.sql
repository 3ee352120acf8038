-- Whatever writes to what visitors read (the application, an import, an operator's psql) is heard by every
-- instance at its commit; kept pages are dropped then. Equal notices of one transaction are delivered once.
CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY[
    'manufacturers', 'product_categories', 'products', 'accessories', 'product_accessories',
    'faq_categories', 'faq_items', 'blog_categories', 'blog_posts',
    'project_categories', 'projects', 'site_settings'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()', content_table);
  END LOOP;
END
$$;
