DROP INDEX "inquiries_created_at_index";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(lower(
  name || E'\n' || coalesce(email, '') || E'\n' || coalesce(product_name, '') || E'\n' || coalesce(service, '') || E'\n' ||
  coalesce(message, '') || E'\n' || coalesce(jsonb_path_query_array(items, '$[*].name')::text, '')), 'ё', 'е') ||
  E'\n ' || coalesce(replace(phone_e164, '+', ''), '') || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "inquiries_created_at_id_status_type_index" ON "inquiries" USING btree ("created_at","id","status","type");--> statement-breakpoint
CREATE INDEX "inquiries_status_created_at_id_index" ON "inquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_name_index" ON "inquiries" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "inquiries_search_text_index" ON "inquiries" USING gin ("search_text" gin_trgm_ops);