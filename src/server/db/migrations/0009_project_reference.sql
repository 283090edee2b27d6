CREATE SEQUENCE "project_references" MINVALUE 0;--> statement-breakpoint
-- Looks drawn by lot, but no two numbers share one: an odd factor turns all 30-bit numbers into one another.
CREATE FUNCTION "project_reference"(number bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT 'OA-' || string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (((number * 716144093 + 99194853) & 1073741823) >> (5 * place) & 31)::int + 1, 1), '')
	FROM generate_series(0, 5) AS place
$$;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "reference" text DEFAULT project_reference(nextval('project_references')) NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "tracking_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "tracking_hash" text;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_reference_unique" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_trackingHash_unique" UNIQUE("tracking_hash");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_reference" CHECK (reference ~ '^OA-[A-HJ-NP-Z2-9]{6}$');