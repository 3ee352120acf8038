CREATE TABLE "catalogue_order" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"manufacturer_id" integer NOT NULL,
	"head" text NOT NULL,
	"field" text,
	CONSTRAINT "import_mappings_manufacturer_id_head_pk" PRIMARY KEY("manufacturer_id","head")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"row" integer,
	"kind" text NOT NULL,
	"product_id" integer,
	"version" integer,
	"name" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_left" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_kind_check" CHECK ("kind" in ('new', 'changed', 'same', 'error', 'missing'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"file" text NOT NULL,
	"format" text NOT NULL,
	"sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sheet" text,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"manufacturer_id" integer,
	"missing" text DEFAULT 'keep' NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"message" text,
	"conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"batch_id" text,
	"created_by_id" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_state_check" CHECK ("state" in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'undone', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_url_unique" UNIQUE("url"),
	CONSTRAINT "media_kind_check" CHECK ("kind" in ('picture', 'document'))
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from" text NOT NULL,
	"to" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_unique" UNIQUE("from")
);
--> statement-breakpoint
ALTER TABLE "accessories" ADD COLUMN "order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accessories" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accessories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "warranty_text" text;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "spec_mappings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "old_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "old_price_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "old_price_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "availability" text DEFAULT 'in_stock' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_title" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "specs" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "accessory_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "similar_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD COLUMN "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD COLUMN "is_filterable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD COLUMN "better" text;--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD COLUMN "product_column" text;--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_order" ADD CONSTRAINT "catalogue_order_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_import_id_kind_id_index" ON "import_rows" USING btree ("import_id","kind","id");--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_kind_index" ON "media" USING btree ("kind");--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD CONSTRAINT "spec_parameters_productColumn_unique" UNIQUE("product_column");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_availability_check" CHECK ("availability" in ('in_stock', 'made_to_order', 'discontinued'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_specs_check" CHECK (jsonb_typeof("products"."specs") = 'object');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_documents_check" CHECK (jsonb_typeof("products"."documents") = 'array');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_old_price_not_negative" CHECK ("products"."old_price" >= 0);--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD CONSTRAINT "spec_parameters_data_type_check" CHECK ("data_type" in ('string', 'number', 'boolean', 'choice'));--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD CONSTRAINT "spec_parameters_better_check" CHECK ("better" in ('higher', 'lower'));--> statement-breakpoint
ALTER TABLE "spec_parameters" ADD CONSTRAINT "spec_parameters_choices_check" CHECK (jsonb_typeof("spec_parameters"."choices") = 'array');
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalogue_order" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "media" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
-- What is read by visitors from now on.
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON spec_categories FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON spec_parameters FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
-- Lists that belong to a product stand in its row, so that journal, versions, trash and drafts have them; the tables follow.
ALTER TABLE products DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE products SET
  accessory_ids = coalesce((SELECT array_agg(accessory_id ORDER BY accessory_id) FROM product_accessories WHERE product_id = products.id), '{}'),
  specs = coalesce((SELECT jsonb_object_agg(key, value) FROM product_specs
    JOIN spec_parameters ON spec_parameters.id = parameter_id WHERE product_id = products.id), '{}');
--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER USER;
--> statement-breakpoint
UPDATE product_categories SET spec_mappings = mappings FROM (
  SELECT category_id, jsonb_agg(jsonb_build_object('parameterId', parameter_id, 'isRequired', is_required, 'displayOrder', display_order)
    ORDER BY display_order, parameter_id) AS mappings
  FROM category_parameters GROUP BY category_id
) AS present WHERE category_id = product_categories.id;
--> statement-breakpoint
CREATE FUNCTION keep_product_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.specs IS DISTINCT FROM OLD.specs THEN
    DELETE FROM product_specs WHERE product_id = NEW.id
      AND parameter_id NOT IN (SELECT id FROM spec_parameters WHERE NEW.specs ? key);
    INSERT INTO product_specs (product_id, parameter_id, value)
    SELECT NEW.id, id, NEW.specs ->> key FROM spec_parameters WHERE NEW.specs ->> key IS NOT NULL
    ON CONFLICT (product_id, parameter_id) DO UPDATE SET value = excluded.value, updated_at = now()
      WHERE product_specs.value <> excluded.value;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.accessory_ids IS DISTINCT FROM OLD.accessory_ids THEN
    DELETE FROM product_accessories WHERE product_id = NEW.id AND accessory_id <> ALL (NEW.accessory_ids);
    INSERT INTO product_accessories (product_id, accessory_id)
    SELECT NEW.id, id FROM accessories WHERE id = ANY (NEW.accessory_ids) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_product_tables AFTER INSERT OR UPDATE OF specs, accessory_ids ON products
  FOR EACH ROW EXECUTE FUNCTION keep_product_tables();
--> statement-breakpoint
CREATE FUNCTION keep_category_parameters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM category_parameters WHERE category_id = NEW.id;
  INSERT INTO category_parameters (category_id, parameter_id, is_required, display_order)
  SELECT NEW.id, id, (mapping ->> 'isRequired')::boolean, (mapping ->> 'displayOrder')::integer
  FROM jsonb_array_elements(NEW.spec_mappings) AS mapping JOIN spec_parameters ON id = (mapping ->> 'parameterId')::integer
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_category_parameters AFTER INSERT OR UPDATE OF spec_mappings ON product_categories
  FOR EACH ROW EXECUTE FUNCTION keep_category_parameters();
--> statement-breakpoint
-- A parameter that comes (back) or gets another key finds the values and categories that name it.
CREATE FUNCTION find_parameter_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_specs WHERE parameter_id = NEW.id;
  INSERT INTO product_specs (product_id, parameter_id, value)
  SELECT id, NEW.id, specs ->> NEW.key FROM products WHERE specs ->> NEW.key IS NOT NULL;
  INSERT INTO category_parameters (category_id, parameter_id, is_required, display_order)
  SELECT product_categories.id, NEW.id, (mapping ->> 'isRequired')::boolean, (mapping ->> 'displayOrder')::integer
  FROM product_categories, jsonb_array_elements(spec_mappings) AS mapping WHERE (mapping ->> 'parameterId')::integer = NEW.id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER find_parameter_values AFTER INSERT OR UPDATE OF key ON spec_parameters
  FOR EACH ROW EXECUTE FUNCTION find_parameter_values();
--> statement-breakpoint
CREATE FUNCTION find_accessory_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_accessories (product_id, accessory_id)
  SELECT id, NEW.id FROM products WHERE NEW.id = ANY (accessory_ids) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER find_accessory_products AFTER INSERT ON accessories FOR EACH ROW EXECUTE FUNCTION find_accessory_products();
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON accessories FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON accessories
  FOR EACH ROW EXECUTE FUNCTION record_change('accessories', 'name');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON accessories
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('accessories', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON spec_categories FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON spec_categories
  FOR EACH ROW EXECUTE FUNCTION record_change('spec-categories', 'name');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON spec_categories
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('spec-categories', 'name', 'link:spec_parameters.category_id');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON spec_parameters FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON spec_parameters
  FOR EACH ROW EXECUTE FUNCTION record_change('spec-parameters', 'name');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON spec_parameters
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('spec-parameters', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON media FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION record_change('media', 'name');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('media', 'name');
--> statement-breakpoint
DROP TRIGGER keep_in_trash ON products;
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('products', 'name', 'link:accessories.product_id', 'part:catalogue_order.product_id');

--> statement-breakpoint
-- Values of parameters. A characteristic whose key is a parameter is stored once, in products.specs; what does not fit the
-- parameter's type stays in technical_specs, as it was written (docs/decisions/2026-11-25-live-specifications.md).
CREATE FUNCTION spec_fits(parameter spec_parameters, value jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE parameter.data_type
    WHEN 'string' THEN jsonb_typeof(value) = 'string' AND trim(value #>> '{}') <> ''
    WHEN 'choice' THEN jsonb_typeof(value) = 'string' AND parameter.choices @> jsonb_build_array(value)
    ELSE jsonb_typeof(value) = parameter.data_type END
$$;
--> statement-breakpoint
-- Its name comes before count_version, which compares what is stored in the end.
CREATE FUNCTION carry_specs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parameter spec_parameters;
  free jsonb;
BEGIN
  IF jsonb_typeof(NEW.technical_specs) <> 'object' THEN RETURN NEW; END IF;
  FOR parameter IN SELECT * FROM spec_parameters
    WHERE product_column IS NULL AND (NEW.technical_specs ? key OR NEW.specs ? key)
  LOOP
    free := NEW.technical_specs -> parameter.key;
    IF free IS NOT NULL AND TG_OP = 'UPDATE' AND NEW.specs ? parameter.key
      AND jsonb_typeof(OLD.technical_specs) = 'object' AND OLD.technical_specs -> parameter.key = free THEN
      -- Only the parameter's value was written.
      free := NULL;
      NEW.technical_specs := NEW.technical_specs - parameter.key;
    END IF;
    IF free IS NULL THEN
      IF NOT spec_fits(parameter, NEW.specs -> parameter.key) THEN
        NEW.technical_specs := NEW.technical_specs || jsonb_build_object(parameter.key, NEW.specs -> parameter.key);
        NEW.specs := NEW.specs - parameter.key;
      END IF;
    ELSIF spec_fits(parameter, free) THEN
      NEW.specs := NEW.specs || jsonb_build_object(parameter.key, free);
      NEW.technical_specs := NEW.technical_specs - parameter.key;
    ELSE
      NEW.specs := NEW.specs - parameter.key;
    END IF;
  END LOOP;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER carry_specs BEFORE INSERT OR UPDATE OF technical_specs, specs ON products
  FOR EACH ROW EXECUTE FUNCTION carry_specs();
--> statement-breakpoint
DROP TRIGGER keep_product_tables ON products;
--> statement-breakpoint
CREATE TRIGGER keep_product_tables AFTER INSERT OR UPDATE OF specs, technical_specs, accessory_ids ON products
  FOR EACH ROW EXECUTE FUNCTION keep_product_tables();
--> statement-breakpoint
-- A parameter that is new, comes back or has another type takes the free characteristics that fit it, and lets go of what does not.
CREATE FUNCTION move_parameter_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET specs = specs WHERE technical_specs ? NEW.key OR specs ? NEW.key;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER move_parameter_values AFTER INSERT OR UPDATE OF key, data_type, choices, product_column ON spec_parameters
  FOR EACH ROW EXECUTE FUNCTION move_parameter_values();
--> statement-breakpoint
-- As in 0013_search_station_words, with the values of parameters.
CREATE OR REPLACE FUNCTION search_station_words(product products) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ',
    search_text_of(product.specs),
    CASE product.discharge WHEN 'gravity' THEN 'Самотёком' WHEN 'pump' THEN 'Принудительно, насосом' END,
    CASE WHEN product.outlet_pressure THEN 'Насос для очищенной воды' END,
    CASE product.variant
      WHEN 'standard' THEN CASE WHEN product.discharge = 'pump' THEN NULL ELSE 'Стандартное' END
      WHEN 'long' THEN 'Удлинённая горловина'
      WHEN 'reinforced' THEN 'Усиленный корпус, удлинённая горловина' END,
    CASE WHEN product.variant IS NOT NULL AND product.discharge = 'pump' THEN 'принудительный выброс' END,
    CASE WHEN product.inlet_from IS NOT NULL AND product.inlet_to IS NOT NULL
      THEN product.inlet_from || '–' || product.inlet_to || ' мм'
      WHEN product.inlet_to IS NOT NULL THEN 'до ' || product.inlet_to || ' мм' END)
$$;
--> statement-breakpoint
DROP TRIGGER search_product_changed ON products;
--> statement-breakpoint
CREATE TRIGGER search_product_changed
AFTER INSERT OR UPDATE OF manufacturer_id, category_id, name, model, model_line, slug, description,
  short_description, users, max_residents, features, technical_specs, specs,
  discharge, variant, inlet_from, inlet_to, outlet_pressure
ON products FOR EACH ROW EXECUTE FUNCTION search_product_changed();
--> statement-breakpoint
-- The parameters a shop begins with: the known characteristics (src/lib/spec-labels.ts) and the columns of products
-- (src/domain/spec-columns.ts). What columns say in words (STATION_SPECS) stays free.
INSERT INTO spec_categories (name, display_order)
SELECT name, place FROM (VALUES ('Производительность', 1), ('Корпус и монтаж', 2), ('Эксплуатация', 3), ('Модель', 4)) AS group_of (name, place)
WHERE NOT EXISTS (SELECT FROM spec_categories AS known WHERE known.name = group_of.name);
--> statement-breakpoint
ALTER TABLE spec_parameters DISABLE TRIGGER move_parameter_values;
--> statement-breakpoint
INSERT INTO spec_parameters (category_id, key, name, unit, data_type, choices, display_order, is_comparable, is_filterable, better, product_column)
SELECT (SELECT min(id) FROM spec_categories WHERE spec_categories.name = group_name), key, begun.name, unit, data_type,
  choices::jsonb, row_number() OVER () * 10, is_shown, is_filter, better, CASE WHEN is_column THEN key END
FROM (VALUES
  ('Производительность', 'users', 'Жильцов', NULL, 'number', '[]', true, false, NULL, true),
  ('Производительность', 'maxResidents', 'Жителей не больше', 'чел.', 'number', '[]', false, false, NULL, true),
  ('Производительность', 'productivity', 'Очищает', 'м³/сут', 'number', '[]', true, false, NULL, true),
  ('Производительность', 'batchDischarge', 'Залповый сброс', 'л', 'number', '[]', true, false, NULL, true),
  ('Производительность', 'volume', 'Объём', 'л', 'number', '[]', true, false, NULL, true),
  ('Корпус и монтаж', 'dimensions', 'Размеры', NULL, 'string', '[]', true, false, NULL, true),
  ('Корпус и монтаж', 'Форма корпуса', 'Форма корпуса', NULL, 'string', '[]', true, false, NULL, false),
  ('Корпус и монтаж', 'bodyMaterial', 'Материал корпуса', NULL, 'string', '[]', true, false, NULL, false),
  ('Корпус и монтаж', 'tankMaterial', 'Материал ёмкости', NULL, 'string', '[]', true, false, NULL, false),
  ('Корпус и монтаж', 'installationMethod', 'Способ монтажа', NULL, 'string', '[]', true, false, NULL, false),
  ('Корпус и монтаж', 'outlet', 'Глубина отводящей трубы', 'мм', 'number', '[]', true, false, NULL, true),
  ('Корпус и монтаж', 'discharge', 'Отвод воды', NULL, 'choice', '["Самотёком", "Насосом (Пр)"]', false, true, NULL, true),
  ('Корпус и монтаж', 'inletFrom', 'Труба у станции не мельче', 'мм', 'number', '[]', false, false, NULL, true),
  ('Корпус и монтаж', 'inletTo', 'Труба у станции не глубже', 'мм', 'number', '[]', false, true, NULL, true),
  ('Корпус и монтаж', 'body', 'Корпус', NULL, 'choice', '["Прямоугольный", "Круглый", "Низкий", "Септик без аэрации"]', false, true, NULL, true),
  ('Корпус и монтаж', 'length', 'Длина', 'мм', 'number', '[]', false, false, NULL, true),
  ('Корпус и монтаж', 'width', 'Ширина', 'мм', 'number', '[]', false, false, NULL, true),
  ('Корпус и монтаж', 'height', 'Высота', 'мм', 'number', '[]', false, false, NULL, true),
  ('Корпус и монтаж', 'diameter', 'Диаметр', 'мм', 'number', '[]', false, false, NULL, true),
  ('Корпус и монтаж', 'weight', 'Вес', 'кг', 'number', '[]', false, false, NULL, true),
  ('Эксплуатация', 'powerConsumption', 'Расход электричества', 'кВт·ч/сут', 'string', '[]', true, true, 'lower', true),
  ('Эксплуатация', 'needsElectricity', 'Нужно электричество', NULL, 'boolean', '[]', true, false, NULL, true),
  ('Эксплуатация', 'electricalRequirements', 'Питание', NULL, 'string', '[]', true, false, NULL, false),
  ('Эксплуатация', 'aerationType', 'Аэрация', NULL, 'string', '[]', true, false, NULL, false),
  ('Эксплуатация', 'workingTemperature', 'Рабочая температура', NULL, 'string', '[]', true, false, NULL, false),
  ('Эксплуатация', 'winterization', 'Зимой', NULL, 'string', '[]', true, false, NULL, false),
  ('Эксплуатация', 'serviceInterval', 'Обслуживание', NULL, 'string', '[]', true, false, NULL, false),
  ('Эксплуатация', 'warranty', 'Гарантия', NULL, 'string', '[]', true, false, NULL, true),
  ('Эксплуатация', 'certificateNumbers', 'Сертификаты', NULL, 'string', '[]', true, false, NULL, false),
  ('Эксплуатация', 'power', 'Мощность', NULL, 'string', '[]', false, false, NULL, true),
  ('Модель', 'variant', 'Горловина', NULL, 'choice', '["Обычное", "Лонг", "Лонг Ус"]', false, false, NULL, true),
  ('Модель', 'Назначение', 'Назначение', NULL, 'string', '[]', true, false, NULL, false)
) AS begun (group_name, key, name, unit, data_type, choices, is_shown, is_filter, better, is_column)
ON CONFLICT (key) DO NOTHING;
--> statement-breakpoint
ALTER TABLE spec_parameters ENABLE TRIGGER move_parameter_values;
--> statement-breakpoint
-- What a shop has already: carried over without a new version of any product; pages and answers read the same.
ALTER TABLE products DISABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER carry_specs;
--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER keep_product_tables;
--> statement-breakpoint
UPDATE products SET specs = specs;
--> statement-breakpoint
ALTER TABLE products ENABLE TRIGGER USER;
--> statement-breakpoint
-- Each category has the parameters that any of its products has; those that all have are required.
ALTER TABLE product_categories DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE product_categories SET spec_mappings = used.mappings FROM (
  SELECT category_id, jsonb_agg(jsonb_build_object('parameterId', id, 'isRequired', valued = products, 'displayOrder', display_order)
    ORDER BY display_order) AS mappings
  FROM (
    SELECT p.category_id, parameter.id, parameter.display_order, count(*) AS products,
      count(CASE WHEN parameter.product_column IS NULL THEN p.specs ->> parameter.key
        ELSE nullif(to_jsonb(p) ->> lower(regexp_replace(parameter.product_column, '([A-Z])', '_\1', 'g')), '') END) AS valued
    FROM products AS p CROSS JOIN spec_parameters AS parameter
    WHERE p.category_id IS NOT NULL GROUP BY p.category_id, parameter.id
  ) AS counted WHERE valued > 0 GROUP BY category_id
) AS used WHERE used.category_id = product_categories.id AND spec_mappings = '[]';
--> statement-breakpoint
INSERT INTO category_parameters (category_id, parameter_id, is_required, display_order)
SELECT product_categories.id, spec_parameters.id, (mapping ->> 'isRequired')::boolean, (mapping ->> 'displayOrder')::integer
FROM product_categories, jsonb_array_elements(spec_mappings) AS mapping
  JOIN spec_parameters ON spec_parameters.id = (mapping ->> 'parameterId')::integer
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE product_categories ENABLE TRIGGER USER;
--> statement-breakpoint
-- Imports: a write of many products sets `shop.search_later` and has them found anew by one call of `search_refresh`, which is seven times
-- as quick as one for each row.
CREATE OR REPLACE FUNCTION search_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.search_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM search_refresh(ARRAY[new.id]);
  RETURN NULL;
END
$$;
