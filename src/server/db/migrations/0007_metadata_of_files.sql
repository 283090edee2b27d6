CREATE TYPE "public"."file_metadata" AS ENUM('Unknown', 'Removed', 'Kept');--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "metadata" "file_metadata" DEFAULT 'Unknown' NOT NULL;--> statement-breakpoint
CREATE INDEX "files_to_clean" ON "files" USING btree ("created_at") WHERE metadata = 'Unknown';