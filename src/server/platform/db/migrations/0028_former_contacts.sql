-- What a request was reached by before it was corrected, which its searched text names too; that column is made anew with its index.
ALTER TABLE "inquiries" ADD COLUMN "former_contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" drop column "search_text";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(lower(
  name || E'\n' || coalesce(email, '') || E'\n' || coalesce(product_name, '') || E'\n' || coalesce(service, '') || E'\n' ||
  coalesce(message, '') || E'\n' || coalesce(jsonb_path_query_array(items, '$[*].name')::text, '')), 'ё', 'е') ||
  E'\n ' || coalesce(replace(phone_e164, '+', ''), '') || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') ||
  coalesce(replace(nullif(former_contacts, '[]')::text, '"', ' '), '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "inquiries_search_text_index" ON "inquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_former_contacts_index" ON "inquiries" USING gin ("former_contacts");--> statement-breakpoint
CREATE INDEX "inquiries_wizard_index" ON "inquiries" USING btree ("created_at","id") WHERE "inquiries"."wizard_data" is not null;