CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"name_words" text[] NOT NULL,
	"model_words" text[] NOT NULL,
	"title" "tsvector" NOT NULL,
	"body" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"in_title" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_title_index" ON "search_documents" USING gin ("title") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_body_index" ON "search_documents" USING gin ("body") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING gist ("word" gist_trgm_ops);