CREATE TABLE "product_feed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"body" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"offers" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_feed_single_row" CHECK (id = 1)
);
