CREATE TABLE "status_failures" (
	"check" text NOT NULL,
	"host" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"good_looks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "status_failures_check_host_pk" PRIMARY KEY("check","host")
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind" CHECK ("kind" in ('first', 'reminder', 'summary', 'test', 'status'));
