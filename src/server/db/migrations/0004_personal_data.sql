CREATE TABLE "contact_views" (
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer_id" uuid NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"contacts" integer NOT NULL,
	CONSTRAINT "contact_views_entity_entity_id_day_viewer_id_pk" PRIMARY KEY("entity","entity_id","day","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL,
	"note" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"cleared_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_views_day_index" ON "contact_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "contact_views_viewer_id_day_index" ON "contact_views" USING btree ("viewer_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_waiting" ON "erasures" USING btree ("user_id") WHERE undone_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at") WHERE undone_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "erasures_to_clear" ON "erasures" USING btree ("done_at") WHERE done_at is not null and cleared_at is null;--> statement-breakpoint
CREATE INDEX "erasures_token_hash_index" ON "erasures" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "erasures_user_id_index" ON "erasures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_with_text" ON "messages" USING btree ("created_at") WHERE body <> '';--> statement-breakpoint
CREATE INDEX "payment_events_whole" ON "payment_events" USING btree ("received_at") WHERE payload <> '{}';--> statement-breakpoint
CREATE INDEX "projects_identified" ON "projects" USING btree ("submitted_at") WHERE anonymised_at is null;--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_index" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_identified" ON "users" USING btree ("created_at") WHERE anonymised_at is null;