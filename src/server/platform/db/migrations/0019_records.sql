CREATE TABLE "restores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"restored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"backup_made_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text
);
--> statement-breakpoint
CREATE TABLE "scheduled_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"effective_at" timestamp with time zone NOT NULL,
	"product_id" integer,
	"price" integer,
	"bulk" jsonb,
	"expected" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"left_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by_id" integer,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "scheduled_prices_state" CHECK ("state" in ('planned', 'done', 'partly', 'failed')),
	CONSTRAINT "scheduled_prices_one" CHECK (("product_id" is null) = ("bulk" is not null))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"base_version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	"updated_by" text NOT NULL,
	CONSTRAINT "drafts_entity_entity_id_pk" PRIMARY KEY("entity","entity_id")
);
--> statement-breakpoint
CREATE TABLE "open_forms" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_forms_entity_entity_id_user_id_pk" PRIMARY KEY("entity","entity_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"created_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "previews_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"title" text NOT NULL,
	"row" jsonb NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_by_id" integer,
	"deleted_by" text NOT NULL,
	CONSTRAINT "trash_entity_entity_id_pk" PRIMARY KEY("entity","entity_id")
);
--> statement-breakpoint
ALTER TABLE "blog_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_items" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "row_before" jsonb;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "row_after" jsonb;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "journal" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "project_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "journal_retention_years" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "trash_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "backup_keep_daily" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "backup_keep_weekly" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "backup_keep_monthly" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_forms" ADD CONSTRAINT "open_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_prices_state_effective_at_index" ON "scheduled_prices" USING btree ("state","effective_at");--> statement-breakpoint
CREATE INDEX "previews_entity_entity_id_index" ON "previews" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "previews_expires_at_index" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trash_deleted_at_index" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "journal_entity_id_index" ON "journal" USING btree ("entity","id");--> statement-breakpoint
CREATE INDEX "journal_actor_id_id_index" ON "journal" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "journal_action_id_index" ON "journal" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "journal_at_index" ON "journal" USING btree ("at");--> statement-breakpoint
CREATE INDEX "journal_batch_id_index" ON "journal" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_journal_retention" CHECK (journal_retention_years >= 1);--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_trash_days" CHECK (trash_days >= 1);
--> statement-breakpoint
-- What is no change of a record: its version, its time of change, and of accounts what signing in writes. The password is never copied.
CREATE FUNCTION journal_row(entity text, stored jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE entity WHEN 'users' THEN stored - ARRAY['password', 'last_login', 'last_login_origin'] ELSE stored END
$$;
--> statement-breakpoint
-- The version follows every change, whoever writes; it cannot be set. A save of staff that
-- changes nothing leaves the time of change too.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version;
  IF to_jsonb(NEW) - ARRAY['updated_at', 'last_login', 'last_login_origin']
    IS DISTINCT FROM to_jsonb(OLD) - ARRAY['updated_at', 'last_login', 'last_login_origin'] THEN
    NEW.version := OLD.version + 1;
  ELSIF journal_actor() IS NOT NULL AND to_jsonb(OLD) ? 'updated_at' THEN
    NEW := jsonb_populate_record(NEW, jsonb_build_object('updated_at', to_jsonb(OLD) -> 'updated_at'));
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- The name of a column in the API: `image_url` is `imageUrl`.
CREATE FUNCTION api_name(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(CASE place WHEN 1 THEN part ELSE upper(left(part, 1)) || substr(part, 2) END, '' ORDER BY place)
  FROM unnest(string_to_array(name, '_')) WITH ORDINALITY AS parts (part, place)
$$;
--> statement-breakpoint
-- Fields that differ, by their names in the API. A creation and a deletion list the fields that are set.
CREATE FUNCTION journal_changes(before jsonb, after jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', api_name(key),
    'before', coalesce(before -> key, 'null'), 'after', coalesce(after -> key, 'null')) ORDER BY key), '[]')
  FROM jsonb_object_keys(coalesce(after, before)) AS key
  WHERE key NOT IN ('id', 'version', 'created_at', 'updated_at')
    AND coalesce(before -> key, 'null') IS DISTINCT FROM coalesce(after -> key, 'null')
    AND (before IS NOT NULL AND after IS NOT NULL OR coalesce(before, after) -> key NOT IN ('""', '[]', '{}'))
$$;
--> statement-breakpoint
-- The actor of this transaction; null for the program itself.
CREATE FUNCTION journal_actor() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('shop.actor_id', true), '')::integer
$$;
--> statement-breakpoint
CREATE FUNCTION journal_actor_name() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT coalesce(nullif(full_name, ''), username) FROM users WHERE users.id = journal_actor()), 'система')
$$;
--> statement-breakpoint
-- Writes what happened to a row: arguments are the entity and the column of its title. `shop.journal_action` names another action
-- than the statement's (restore), `shop.batch_id` joins the entries of one bulk change.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN journal_row(TG_ARGV[0], to_jsonb(OLD)) END;
  after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN journal_row(TG_ARGV[0], to_jsonb(NEW)) END;
  present jsonb := coalesce(after, before);
  changed jsonb := journal_changes(before, after);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.version = NEW.version THEN RETURN NULL; END IF;
    IF to_jsonb(OLD) -> 'password' IS DISTINCT FROM to_jsonb(NEW) -> 'password' THEN
      changed := changed || '[{"field": "password", "before": null, "after": null}]';
    END IF;
  END IF;
  INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, row_before, row_after, version, batch_id)
  VALUES (clock_timestamp(), journal_actor(), journal_actor_name(),
    coalesce(nullif(current_setting('shop.journal_action', true), ''),
      CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END),
    TG_ARGV[0], present ->> 'id', present ->> TG_ARGV[1], changed, before, after,
    (present ->> 'version')::integer, nullif(current_setting('shop.batch_id', true), ''));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION record_change('products', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON product_categories FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON product_categories
  FOR EACH ROW EXECUTE FUNCTION record_change('categories', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON manufacturers FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON manufacturers
  FOR EACH ROW EXECUTE FUNCTION record_change('manufacturers', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION record_change('posts', 'title');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON blog_categories FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON blog_categories
  FOR EACH ROW EXECUTE FUNCTION record_change('blog-categories', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON projects
  FOR EACH ROW EXECUTE FUNCTION record_change('projects', 'title');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON project_categories FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON project_categories
  FOR EACH ROW EXECUTE FUNCTION record_change('project-categories', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON faq_items FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON faq_items
  FOR EACH ROW EXECUTE FUNCTION record_change('faq-items', 'question');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON faq_categories FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON faq_categories
  FOR EACH ROW EXECUTE FUNCTION record_change('faq-categories', 'name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON site_settings FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON site_settings
  FOR EACH ROW EXECUTE FUNCTION record_change('settings', 'site_name');
--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION record_change('users', 'username');
--> statement-breakpoint
-- Which channel of alerts was changed, without any value: they hold secrets.
CREATE FUNCTION record_channels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', 'channels.' || key, 'before', null, 'after', null) ORDER BY key), '[]')
  INTO changed FROM jsonb_each(to_jsonb(NEW))
  WHERE key IN ('email', 'telegram', 'webhook', 'push')
    AND value IS DISTINCT FROM CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) -> key ELSE 'null' END;
  IF changed <> '[]' THEN
    INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes)
    VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), 'update', 'settings', '1', 'Каналы оповещений', changed);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_channels AFTER INSERT OR UPDATE ON channels FOR EACH ROW EXECUTE FUNCTION record_channels();
--> statement-breakpoint
-- Keeps a deleted row in the trash: arguments are the entity, the column of its title, and columns that refer to it:
-- `link:table.column` loses its reference, `part:table.column` is deleted with it.
CREATE FUNCTION keep_in_trash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  links jsonb := '{}';
  parts jsonb := '{}';
  found jsonb;
  reference text;
  place text[];
BEGIN
  FOREACH reference IN ARRAY TG_ARGV[2:] LOOP
    place := regexp_match(reference, '^(link|part):(\w+)\.(\w+)$');
    IF place[1] = 'link' THEN
      EXECUTE format('SELECT jsonb_agg(id ORDER BY id) FROM %I WHERE %I = $1', place[2], place[3]) INTO found USING OLD.id;
      IF found IS NOT NULL THEN links := links || jsonb_build_object(place[2] || '.' || place[3], found); END IF;
    ELSE
      EXECUTE format('SELECT jsonb_agg(to_jsonb(%1$I)) FROM %1$I WHERE %2$I = $1', place[2], place[3]) INTO found USING OLD.id;
      IF found IS NOT NULL THEN parts := parts || jsonb_build_object(place[2] || '.' || place[3], found); END IF;
    END IF;
  END LOOP;
  INSERT INTO trash (entity, entity_id, title, row, links, parts, deleted_at, deleted_by_id, deleted_by)
  VALUES (TG_ARGV[0], OLD.id, to_jsonb(OLD) ->> TG_ARGV[1], to_jsonb(OLD), links, parts, clock_timestamp(), journal_actor(),
    journal_actor_name());
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('products', 'name', 'link:accessories.product_id', 'part:product_accessories.product_id', 'part:price_changes.product_id');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON product_categories
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('categories', 'name', 'link:products.category_id', 'link:accessories.category_id');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON manufacturers
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('manufacturers', 'name', 'link:product_categories.manufacturer_id', 'link:accessories.manufacturer_id');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('posts', 'title');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON blog_categories
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('blog-categories', 'name', 'link:blog_posts.category_id');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON projects
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('projects', 'title');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON project_categories
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('project-categories', 'name', 'link:projects.category_id');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON faq_items
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('faq-items', 'question');
--> statement-breakpoint
CREATE TRIGGER keep_in_trash BEFORE DELETE ON faq_categories
  FOR EACH ROW EXECUTE FUNCTION keep_in_trash('faq-categories', 'name', 'link:faq_items.category_id');
--> statement-breakpoint
-- Removes entries older than the retention in the settings, by whole months; returns how many. The only way out of the journal.
CREATE FUNCTION forget_journal() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  removed bigint;
BEGIN
  DELETE FROM journal WHERE at < date_trunc('month',
    now() - make_interval(years => (SELECT journal_retention_years FROM site_settings)), 'Europe/Moscow');
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
--> statement-breakpoint
-- The journal only grows. Nothing but `forget_journal` may remove entries; erasing a person needs no change here.
CREATE OR REPLACE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  callers text;
BEGIN
  GET DIAGNOSTICS callers = PG_CONTEXT;
  IF TG_OP = 'DELETE' AND callers ~ '\mfunction (\w+\.)?forget_journal\(\) line' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the journal is append-only';
END
$$;
--> statement-breakpoint
-- Of requests the journal keeps no text that staff typed: a reason only when it is one of the settings' list, of the wished date and
-- the address only that they changed.
CREATE FUNCTION request_value(field text, value jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN field IN ('address', 'preferredDate') THEN 'null'
    WHEN field = 'lostReason' AND NOT EXISTS (SELECT FROM site_settings WHERE lost_reasons @> value) THEN 'null'
    ELSE coalesce(value, 'null')
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := '{}';
  changed jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN before := inquiry_work(OLD); END IF;
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', key,
    'before', request_value(key, before -> key), 'after', request_value(key, value)) ORDER BY key), '[]')
  INTO changed FROM jsonb_each(inquiry_work(NEW))
  WHERE value IS DISTINCT FROM coalesce(before -> key, 'null');
  IF TG_OP = 'UPDATE' AND changed = '[]' THEN RETURN NULL; END IF;
  INSERT INTO journal (at, actor_id, actor_name, action, entity, entity_id, title, changes, version)
  VALUES (clock_timestamp(), journal_actor(), journal_actor_name(), CASE TG_OP WHEN 'INSERT' THEN 'create' ELSE 'update' END,
    'inquiries', NEW.id::text, '№ ' || NEW.id, changed, NEW.version);
  PERFORM pg_notify('inquiry_changed', jsonb_build_object(
    'event', CASE TG_OP WHEN 'INSERT' THEN 'inquiry.created' ELSE 'inquiry.changed' END,
    'id', NEW.id, 'version', NEW.version)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TABLE journal DISABLE TRIGGER refuse_journal_change;
--> statement-breakpoint
UPDATE journal SET changes = (
  SELECT coalesce(jsonb_agg(change || jsonb_build_object('before', request_value(change ->> 'field', change -> 'before'),
    'after', request_value(change ->> 'field', change -> 'after')) ORDER BY place), '[]')
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS line (change, place))
WHERE entity = 'inquiries';
--> statement-breakpoint
ALTER TABLE journal ENABLE TRIGGER refuse_journal_change;
