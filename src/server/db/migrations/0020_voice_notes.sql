ALTER TABLE "files" ADD COLUMN "voice" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "seconds" smallint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "spoken_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "shares_voice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "files_project_voice" ON "files" USING btree ("project_id","voice");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_voice" CHECK ((voice is null) = (seconds is null) and (voice is null or project_id is not null));