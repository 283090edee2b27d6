CREATE TYPE "public"."ticket_entry_kind" AS ENUM('Reply', 'Note');--> statement-breakpoint
CREATE TABLE "ticket_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" "ticket_entry_kind" NOT NULL,
	"body" text NOT NULL,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_entries_reply_sent" CHECK ((kind = 'Reply') = (message_id is not null))
);
--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || name || ' ' || account_number || ' ' || phone_number || ' ' || coalesce(registration_number, '') || ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || name || ' ' || coalesce(phone_number, '') || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body || ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket_id_created_at_index" ON "ticket_entries" USING btree ("ticket_id","created_at");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enterprises_by_agent" ON "enterprises" USING btree ("assigned_agent_id");--> statement-breakpoint
CREATE INDEX "enterprises_search" ON "enterprises" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tickets_by_time" ON "support_tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_change" ON "support_tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_agent" ON "support_tickets" USING btree ("agent_id","status");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "support_tickets" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "users_invited_email_unique" ON "users" USING btree ("email") WHERE password_hash is null and invited_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_invited_phone_unique" ON "users" USING btree ("phone_number") WHERE password_hash is null and invited_at is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","last_name") WHERE role in ('CustomerService', 'SalesService', 'Admin');--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);