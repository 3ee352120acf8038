-- Unlogged: counting writes no log of the database, and a crash of PostgreSQL may forget the minute.
CREATE UNLOGGED TABLE "call_counts" (
	"caller" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_caller_minute_pk" PRIMARY KEY("caller","minute")
);
