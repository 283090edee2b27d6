CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"merged_by" uuid NOT NULL,
	"former" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "closing_reason" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "closing_note" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_kept_id_projects_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_merged_id_projects_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_by_project" ON "comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_merges_running" ON "project_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "project_merges_kept" ON "project_merges" USING btree ("kept_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_merged_into_id_projects_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_by_phone" ON "projects" USING btree ("phone_number","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_merged" ON "projects" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_merged_state" CHECK (merged_into_id is null or (status = 'Cancelled' and merged_into_id <> id));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_closing" CHECK (closing_reason is null or status in ('Cancelled', 'Rejected'));