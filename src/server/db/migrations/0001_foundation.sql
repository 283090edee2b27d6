CREATE TYPE "public"."question_type" AS ENUM('radio', 'checkbox');--> statement-breakpoint
CREATE TYPE "public"."service_group" AS ENUM('featured', 'other', 'specialized');--> statement-breakpoint
CREATE TYPE "public"."enterprise_status" AS ENUM('Pending', 'Active', 'Verified', 'Suspended', 'Expired');--> statement-breakpoint
CREATE TYPE "public"."payment_frequency" AS ENUM('Monthly', 'SemiAnnual', 'Yearly');--> statement-breakpoint
CREATE TYPE "public"."subscription_status" AS ENUM('Pending', 'Active', 'Expired', 'Cancelled');--> statement-breakpoint
CREATE TYPE "public"."message_channel" AS ENUM('sms', 'email');--> statement-breakpoint
CREATE TYPE "public"."message_status" AS ENUM('Queued', 'Sending', 'Sent', 'Delivered', 'Failed', 'Uncertain');--> statement-breakpoint
CREATE TYPE "public"."project_status" AS ENUM('Submitted', 'Assigned', 'Available', 'Accepted', 'Done', 'Cancelled', 'Rejected');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('CustomerService', 'SalesService', 'Entrepreneur', 'Client', 'Admin');--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"name_fr" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"city_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_fr" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "languages_nameFr_unique" UNIQUE("name_fr")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"name_fr" text NOT NULL,
	"type" "question_type" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_fr" text NOT NULL,
	"group" "service_group" DEFAULT 'other' NOT NULL,
	"is_quick_search" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "services_slug_unique" UNIQUE("slug"),
	CONSTRAINT "services_nameFr_unique" UNIQUE("name_fr")
);
--> statement-breakpoint
CREATE TABLE "enterprise_services" (
	"enterprise_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	CONSTRAINT "enterprise_services_enterprise_id_service_id_pk" PRIMARY KEY("enterprise_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "enterprises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_number" text NOT NULL,
	"status" "enterprise_status" DEFAULT 'Pending' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city_id" uuid,
	"registration_number" text,
	"phone_number" text NOT NULL,
	"alert_by_sms" boolean DEFAULT true NOT NULL,
	"assigned_agent_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enterprises_accountNumber_unique" UNIQUE("account_number"),
	CONSTRAINT "enterprises_account_number" CHECK (account_number ~ '^ENT-[A-HJ-NP-Z2-9]{6}$'),
	CONSTRAINT "enterprises_phone_format" CHECK (phone_number ~ '^\+224[0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "package_advantages" (
	"package_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description_fr" text NOT NULL,
	CONSTRAINT "package_advantages_package_id_position_pk" PRIMARY KEY("package_id","position")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_fr" text NOT NULL,
	"monthly_price" bigint NOT NULL,
	"min_budget" bigint,
	"max_budget" bigint,
	"monthly_acceptances" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "packages_nameFr_unique" UNIQUE("name_fr"),
	CONSTRAINT "packages_price" CHECK (monthly_price >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"frequency" "payment_frequency" NOT NULL,
	"status" "subscription_status" DEFAULT 'Pending' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_period" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"enterprise_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_one_owner" CHECK (num_nonnulls(project_id, enterprise_id) = 1),
	CONSTRAINT "files_slot_range" CHECK (slot between 1 and 10),
	CONSTRAINT "files_size" CHECK (size > 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" "message_channel" NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"status" "message_status" DEFAULT 'Queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"segments" smallint DEFAULT 0 NOT NULL,
	"provider" text,
	"provider_message_id" text,
	"last_error" text,
	"project_id" uuid,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "messages_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "messages_subject" CHECK (channel = 'sms' or subject is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acceptances" (
	"project_id" uuid NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"month" date NOT NULL,
	"monthly_sequence" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acceptances_project_id_enterprise_id_pk" PRIMARY KEY("project_id","enterprise_id"),
	CONSTRAINT "acceptances_slot_range" CHECK (slot between 1 and 4),
	CONSTRAINT "acceptances_sequence" CHECK (monthly_sequence >= 1)
);
--> statement-breakpoint
CREATE TABLE "project_answers" (
	"project_id" uuid NOT NULL,
	"question_index" smallint NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"custom_text" text,
	CONSTRAINT "project_answers_project_id_answer_id_pk" PRIMARY KEY("project_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"status" "project_status" DEFAULT 'Submitted' NOT NULL,
	"service_id" uuid,
	"city_id" uuid NOT NULL,
	"district_id" uuid NOT NULL,
	"address" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"desired_start_date" date NOT NULL,
	"preferred_contact_days" text NOT NULL,
	"preferred_hours_range" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone_number" text NOT NULL,
	"email" text,
	"language_id" uuid,
	"from_predefined" boolean DEFAULT false NOT NULL,
	"budget" bigint,
	"agent_id" uuid,
	"acceptance_count" smallint DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (f_unaccent(lower(first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' ' || address || ' ' || description))) STORED NOT NULL,
	CONSTRAINT "projects_description_length" CHECK (char_length(description) <= 500),
	CONSTRAINT "projects_phone_format" CHECK (phone_number ~ '^\+224[0-9]{9}$'),
	CONSTRAINT "projects_published_service" CHECK (published_at is null or service_id is not null),
	CONSTRAINT "projects_assigned_agent" CHECK (status in ('Submitted', 'Cancelled', 'Rejected') or agent_id is not null),
	CONSTRAINT "projects_budget" CHECK (budget >= 0),
	CONSTRAINT "projects_acceptance_count" CHECK (acceptance_count between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_with_key" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_languages" (
	"user_id" uuid NOT NULL,
	"language_id" uuid NOT NULL,
	CONSTRAINT "user_languages_user_id_language_id_pk" PRIMARY KEY("user_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" "user_role" NOT NULL,
	"email" text,
	"phone_number" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"occupied_position" text DEFAULT '' NOT NULL,
	"enterprise_id" uuid,
	"deactivated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_format" CHECK (phone_number ~ '^\+224[0-9]{9}$'),
	CONSTRAINT "users_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "users_enterprise_role" CHECK (enterprise_id is null or role = 'Entrepreneur')
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_services" ADD CONSTRAINT "enterprise_services_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_services" ADD CONSTRAINT "enterprise_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_advantages" ADD CONSTRAINT "package_advantages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_answers" ADD CONSTRAINT "project_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_answers" ADD CONSTRAINT "project_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_answers" ADD CONSTRAINT "project_answers_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_languages" ADD CONSTRAINT "user_languages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_languages" ADD CONSTRAINT "user_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_question_id_position_index" ON "answers" USING btree ("question_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "districts_city_id_name_index" ON "districts" USING btree ("city_id","name");--> statement-breakpoint
CREATE INDEX "questions_service_id_position_index" ON "questions" USING btree ("service_id","position");--> statement-breakpoint
CREATE INDEX "enterprise_services_service_id_index" ON "enterprise_services" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "enterprises_status_created_at_index" ON "enterprises" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "enterprises_city_id_index" ON "enterprises" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "subscriptions_enterprise_id_status_index" ON "subscriptions" USING btree ("enterprise_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "files_project_slot" ON "files" USING btree ("project_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "files_enterprise_slot" ON "files" USING btree ("enterprise_id","slot");--> statement-breakpoint
CREATE INDEX "files_uploaded_by_index" ON "files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_unsent" ON "messages" USING btree ("created_at") WHERE status in ('Queued', 'Sending');--> statement-breakpoint
CREATE INDEX "messages_project_id_index" ON "messages" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "audit_by_entity" ON "audit_log" USING btree ("entity","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_created_at_index" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_slot" ON "acceptances" USING btree ("project_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_month" ON "acceptances" USING btree ("enterprise_id","month","monthly_sequence");--> statement-breakpoint
CREATE INDEX "acceptances_by_enterprise" ON "acceptances" USING btree ("enterprise_id","accepted_at");--> statement-breakpoint
CREATE INDEX "projects_queue" ON "projects" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_agent" ON "projects" USING btree ("agent_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_available" ON "projects" USING btree ("published_at","id") WHERE status = 'Available';--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("client_id","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email") WHERE password_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_unique" ON "users" USING btree ("phone_number") WHERE password_hash is not null;--> statement-breakpoint
CREATE INDEX "users_enterprise_id_index" ON "users" USING btree ("enterprise_id");