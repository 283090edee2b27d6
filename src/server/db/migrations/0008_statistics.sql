CREATE TABLE "message_days" (
	"day" date NOT NULL,
	"channel" "message_channel" NOT NULL,
	"entry" bigserial NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"segments" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_days_channel_day_entry_pk" PRIMARY KEY("channel","day","entry")
);
--> statement-breakpoint
CREATE TABLE "package_days" (
	"day" date NOT NULL,
	"key" uuid NOT NULL,
	"entry" bigserial NOT NULL,
	"acceptances" integer DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"started" integer DEFAULT 0 NOT NULL,
	"ended" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_days_day_key_entry_pk" PRIMARY KEY("day","key","entry")
);
--> statement-breakpoint
CREATE TABLE "project_days" (
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"key" uuid NOT NULL,
	"entry" bigserial NOT NULL,
	"submitted" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"published" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"acceptances" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "project_days_dimension_day_key_entry_pk" PRIMARY KEY("dimension","day","key","entry")
);
--> statement-breakpoint
CREATE TABLE "step_days" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"bucket" smallint NOT NULL,
	"entry" bigserial NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "step_days_day_step_bucket_entry_pk" PRIMARY KEY("day","step","bucket","entry")
);
--> statement-breakpoint
DROP INDEX "audit_log_created_at_index";--> statement-breakpoint
DROP INDEX "messages_by_time";--> statement-breakpoint
DROP INDEX "projects_by_start";--> statement-breakpoint
DROP INDEX "projects_by_service";--> statement-breakpoint
DROP INDEX "projects_by_city";--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "search_text" text GENERATED ALWAYS AS (f_unaccent(lower(name || ' ' || account_number || ' ' || coalesce(registration_number, '') || ' ' || phone_number))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "message_days_waiting" ON "message_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "package_days_waiting" ON "package_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "project_days_waiting" ON "project_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "step_days_waiting" ON "step_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enterprises_by_time" ON "enterprises" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enterprises_by_name" ON "enterprises" USING btree (f_unaccent(lower("name")),"id");--> statement-breakpoint
CREATE INDEX "enterprises_search" ON "enterprises" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enterprises_by_agent" ON "enterprises" USING btree ("assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_channel" ON "messages" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_recipient" ON "messages" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("recipient" gin_trgm_ops,"body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_kind" ON "audit_log" USING btree ("entity","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_attention" ON "payments" USING btree ("settled_at") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at") WHERE status = 'Paid';--> statement-breakpoint
CREATE INDEX "projects_by_service_state" ON "projects" USING btree ("service_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_client_name" ON "projects" USING btree (lower("last_name" || ' ' || "first_name"),"submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_available_search" ON "projects" USING gin (f_unaccent(lower("description")) gin_trgm_ops) WHERE status = 'Available';--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role") WHERE role in ('CustomerService', 'SalesService', 'Admin');--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_start" ON "projects" USING btree ("desired_start_date","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_service" ON "projects" USING btree ("service_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_city" ON "projects" USING btree ("city_id","submitted_at","id");