-- A deleted manufacturer takes along what its price lists' columns mean, and its imports lose their reference: both come back with it.
DROP TRIGGER keep_in_trash ON manufacturers;
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON manufacturers
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('manufacturers', 'name', 'link:product_categories.manufacturer_id', 'link:accessories.manufacturer_id',
    'link:imports.manufacturer_id', 'part:import_mappings.manufacturer_id');
