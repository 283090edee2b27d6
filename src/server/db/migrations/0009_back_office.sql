CREATE TYPE "public"."ticket_entry_kind" AS ENUM('Reply', 'Note');--> statement-breakpoint
CREATE TYPE "public"."document_kind" AS ENUM('Registration', 'Tax', 'Identity', 'Insurance', 'Works', 'Other');--> statement-breakpoint
CREATE TYPE "public"."document_status" AS ENUM('ToCheck', 'Accepted', 'Refused', 'Expired');--> statement-breakpoint
CREATE TYPE "public"."verification_status" AS ENUM('Pending', 'Recommended', 'Approved', 'Incomplete');--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "images_size" CHECK (size > 0 and width > 0 and height > 0)
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
CREATE TABLE "verification_documents" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" "document_kind" DEFAULT 'Other' NOT NULL,
	"status" "document_status" DEFAULT 'ToCheck' NOT NULL,
	"reason" text,
	"former_reason" text,
	"expires_on" date,
	"checked_by" uuid,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "verification_documents_reason" CHECK (status <> 'Refused' or reason is not null)
);
--> statement-breakpoint
CREATE TABLE "verification_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"status" "verification_status" DEFAULT 'Pending' NOT NULL,
	"waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"holder_id" uuid,
	"recommended_by" uuid,
	"recommended_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_requests_enterpriseId_unique" UNIQUE("enterprise_id"),
	CONSTRAINT "verifications_two_people" CHECK (approved_by is null or approved_by <> recommended_by),
	CONSTRAINT "verifications_approvals" CHECK ((status in ('Recommended', 'Approved')) = (recommended_by is not null) and (status = 'Approved') = (approved_by is not null))
);
--> statement-breakpoint
DROP INDEX "audit_log_created_at_index";--> statement-breakpoint
DROP INDEX "messages_by_time";--> statement-breakpoint
DROP INDEX "projects_by_start";--> statement-breakpoint
DROP INDEX "projects_by_service";--> statement-breakpoint
DROP INDEX "projects_by_city";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || name || ' ' || account_number || ' ' || phone_number || ' ' || coalesce(registration_number, '') || ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "kept_limits" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_settled_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_note" text;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "closing_reason" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "closing_note" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || name || ' ' || coalesce(phone_number, '') || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body || ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_kept_id_projects_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_merged_id_projects_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_recommended_by_users_id_fk" FOREIGN KEY ("recommended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_by_project" ON "comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_merges_running" ON "project_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "project_merges_kept" ON "project_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "message_days_waiting" ON "message_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "package_days_waiting" ON "package_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "project_days_waiting" ON "project_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "step_days_waiting" ON "step_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket_id_created_at_index" ON "ticket_entries" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "verification_documents_by_request" ON "verification_documents" USING btree ("request_id","status");--> statement-breakpoint
CREATE INDEX "verification_documents_ending" ON "verification_documents" USING btree ("expires_on","request_id") WHERE status = 'Accepted';--> statement-breakpoint
CREATE INDEX "verifications_waiting" ON "verification_requests" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "verifications_by_status" ON "verification_requests" USING btree ("status","waiting_since","id");--> statement-breakpoint
CREATE INDEX "verifications_by_holder" ON "verification_requests" USING btree ("holder_id","waiting_since");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attention_settled_by_users_id_fk" FOREIGN KEY ("attention_settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_merged_into_id_projects_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enterprises_by_time" ON "enterprises" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enterprises_by_name" ON "enterprises" USING btree (f_unaccent(lower("name")),"id");--> statement-breakpoint
CREATE INDEX "enterprises_search" ON "enterprises" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "enterprises_by_agent" ON "enterprises" USING btree ("assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_package_id_status_index" ON "subscriptions" USING btree ("package_id","status");--> statement-breakpoint
CREATE INDEX "subscriptions_by_start" ON "subscriptions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_end" ON "subscriptions" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_status" ON "subscriptions" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_package" ON "subscriptions" USING btree ("package_id","starts_at");--> statement-breakpoint
CREATE INDEX "subscriptions_given" ON "subscriptions" USING btree ("activated_at");--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_channel" ON "messages" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_recipient" ON "messages" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("recipient" gin_trgm_ops,"body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_kind" ON "audit_log" USING btree ("entity","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_paid" ON "payment_events" USING btree ("received_at") WHERE outcome = 'paid';--> statement-breakpoint
CREATE INDEX "payments_recent" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_provider" ON "payments" USING btree ("provider","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_purpose" ON "payments" USING btree ("purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_settled_recently" ON "payments" USING btree ("settled_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_attention" ON "payments" USING btree ("created_at","id") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "receipts_issued_at_index" ON "receipts" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "project_answers_question_id_project_id_index" ON "project_answers" USING btree ("question_id","project_id");--> statement-breakpoint
CREATE INDEX "project_answers_answer_id_index" ON "project_answers" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "projects_by_service_state" ON "projects" USING btree ("service_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_language" ON "projects" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "projects_by_phone" ON "projects" USING btree ("phone_number","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_merged" ON "projects" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "projects_by_client_name" ON "projects" USING btree (lower("last_name" || ' ' || "first_name"),"submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_available_search" ON "projects" USING gin (f_unaccent(lower("description")) gin_trgm_ops) WHERE status = 'Available';--> statement-breakpoint
CREATE INDEX "tickets_by_time" ON "support_tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_change" ON "support_tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_agent" ON "support_tickets" USING btree ("agent_id","status");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "support_tickets" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "user_languages_language_id_index" ON "user_languages" USING btree ("language_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_invited_email_unique" ON "users" USING btree ("email") WHERE password_hash is null and invited_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_invited_phone_unique" ON "users" USING btree ("phone_number") WHERE password_hash is null and invited_at is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","last_name") WHERE role in ('CustomerService', 'SalesService', 'Admin');--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_start" ON "projects" USING btree ("desired_start_date","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_service" ON "projects" USING btree ("service_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_city" ON "projects" USING btree ("city_id","submitted_at","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_merged_state" CHECK (merged_into_id is null or (status = 'Cancelled' and merged_into_id <> id));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_closing" CHECK (closing_reason is null or status in ('Cancelled', 'Rejected'));