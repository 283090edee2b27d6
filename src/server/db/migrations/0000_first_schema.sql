create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- unaccent() is only stable, because its dictionary may change; ours does not, and an index needs immutable.
create function f_unaccent(value text) returns text
  language sql immutable parallel safe strict
  return unaccent('unaccent'::regdictionary, value);
--> statement-breakpoint
CREATE TYPE "public"."question_type" AS ENUM('radio', 'checkbox');--> statement-breakpoint
CREATE TYPE "public"."service_group" AS ENUM('featured', 'other', 'specialized');--> statement-breakpoint
CREATE TYPE "public"."enterprise_status" AS ENUM('Pending', 'Active', 'Verified', 'Suspended', 'Expired');--> statement-breakpoint
CREATE TYPE "public"."payment_frequency" AS ENUM('Monthly', 'SemiAnnual', 'Yearly');--> statement-breakpoint
CREATE TYPE "public"."subscription_status" AS ENUM('Pending', 'Active', 'Expired', 'Cancelled');--> statement-breakpoint
CREATE TYPE "public"."message_channel" AS ENUM('sms', 'email');--> statement-breakpoint
CREATE TYPE "public"."message_status" AS ENUM('Queued', 'Sending', 'Sent', 'Delivered', 'Failed', 'Uncertain');--> statement-breakpoint
CREATE TYPE "public"."payment_provider" AS ENUM('sandbox', 'djomy', 'orange-money', 'stripe');--> statement-breakpoint
CREATE TYPE "public"."payment_purpose" AS ENUM('Subscription', 'Test');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('Created', 'Pending', 'Paid', 'Failed', 'Expired', 'Cancelled');--> statement-breakpoint
CREATE TYPE "public"."project_status" AS ENUM('Submitted', 'Assigned', 'Available', 'Accepted', 'Done', 'Cancelled', 'Rejected');--> statement-breakpoint
CREATE TYPE "public"."ticket_entry_kind" AS ENUM('Reply', 'Note');--> statement-breakpoint
CREATE TYPE "public"."ticket_status" AS ENUM('Open', 'Answered', 'Closed');--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('CustomerService', 'SalesService', 'Entrepreneur', 'Client', 'Admin');--> statement-breakpoint
CREATE TYPE "public"."document_kind" AS ENUM('Registration', 'Tax', 'Identity', 'Insurance', 'Works', 'Other');--> statement-breakpoint
CREATE TYPE "public"."document_status" AS ENUM('ToCheck', 'Accepted', 'Refused', 'Expired');--> statement-breakpoint
CREATE TYPE "public"."verification_status" AS ENUM('Pending', 'Recommended', 'Approved', 'Incomplete');--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"name_fr" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"replaced_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"city_id" uuid NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_fr" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "languages_nameFr_unique" UNIQUE("name_fr")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"name_fr" text NOT NULL,
	"type" "question_type" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"replaced_by_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"published_at" timestamp (3) with time zone DEFAULT now(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_slug_unique" UNIQUE("slug"),
	CONSTRAINT "services_nameFr_unique" UNIQUE("name_fr")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enterprise_cities" (
	"enterprise_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	CONSTRAINT "enterprise_cities_enterprise_id_city_id_pk" PRIMARY KEY("enterprise_id","city_id")
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
	"alert_by_email" boolean DEFAULT true NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"expired_from" "enterprise_status",
	"assigned_agent_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || name || ' ' || account_number || ' ' || phone_number || ' ' || coalesce(registration_number, '') || ' '))) STORED NOT NULL,
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
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	"amount" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"monthly_price" bigint DEFAULT 0 NOT NULL,
	"min_budget" bigint,
	"max_budget" bigint,
	"monthly_acceptances" integer,
	"activated_at" timestamp (3) with time zone,
	"replaces_id" uuid,
	"renews" boolean DEFAULT true NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_period" CHECK (ends_at > starts_at),
	CONSTRAINT "subscriptions_money" CHECK (amount >= 0 and credit >= 0 and monthly_price >= 0)
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
	"receipt_of" uuid,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sending_since" timestamp (3) with time zone,
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
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"is_trusted" boolean NOT NULL,
	"amount" bigint,
	"payload" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"purpose" "payment_purpose" NOT NULL,
	"subscription_id" uuid,
	"enterprise_id" uuid,
	"user_id" uuid,
	"provider" "payment_provider" NOT NULL,
	"provider_reference" text,
	"provider_token" text,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"status" "payment_status" DEFAULT 'Created' NOT NULL,
	"failure_reason" text,
	"attention" text,
	"attention_settled_by" uuid,
	"attention_settled_at" timestamp (3) with time zone,
	"attention_note" text,
	"checkout_url" text,
	"return_url" text,
	"cancel_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_amount" CHECK (amount > 0),
	CONSTRAINT "payments_subscription" CHECK ((purpose = 'Subscription') = (subscription_id is not null)),
	CONSTRAINT "payments_settled" CHECK ((status in ('Created', 'Pending')) = (settled_at is null))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"payer_name" text,
	"period_start" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"token" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'Open' NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_sessions_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "acceptances" (
	"project_id" uuid NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"month" date NOT NULL,
	"monthly_sequence" integer NOT NULL,
	"package_id" uuid,
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
	"taken_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closing_reason" text,
	"closing_note" text,
	"merged_into_id" uuid,
	"search_text" text GENERATED ALWAYS AS (f_unaccent(lower(first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' ' || address || ' ' || description))) STORED NOT NULL,
	CONSTRAINT "projects_description_length" CHECK (char_length(description) <= 500),
	CONSTRAINT "projects_phone_format" CHECK (phone_number ~ '^\+224[0-9]{9}$'),
	CONSTRAINT "projects_published_service" CHECK (published_at is null or service_id is not null),
	CONSTRAINT "projects_assigned_agent" CHECK (status in ('Submitted', 'Cancelled', 'Rejected') or agent_id is not null),
	CONSTRAINT "projects_budget" CHECK (budget >= 0),
	CONSTRAINT "projects_acceptance_count" CHECK (acceptance_count between 0 and 4),
	CONSTRAINT "projects_merged_state" CHECK (merged_into_id is null or (status = 'Cancelled' and merged_into_id <> id)),
	CONSTRAINT "projects_closing" CHECK (closing_reason is null or status in ('Cancelled', 'Rejected'))
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
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"url" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" "ticket_status" DEFAULT 'Open' NOT NULL,
	"agent_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || name || ' ' || coalesce(phone_number, '') || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body || ' '))) STORED NOT NULL
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
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "password_resets_tokenHash_unique" UNIQUE("token_hash")
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
	"address" text DEFAULT '' NOT NULL,
	"city_id" uuid,
	"invited_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"deactivated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (f_unaccent(lower(' ' || first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' '))) STORED NOT NULL,
	CONSTRAINT "users_phone_format" CHECK (phone_number ~ '^\+224[0-9]{9}$'),
	CONSTRAINT "users_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "users_enterprise_role" CHECK (enterprise_id is null or role = 'Entrepreneur')
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
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_cities" ADD CONSTRAINT "enterprise_cities_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_cities" ADD CONSTRAINT "enterprise_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_services" ADD CONSTRAINT "enterprise_services_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_services" ADD CONSTRAINT "enterprise_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_advantages" ADD CONSTRAINT "package_advantages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receipt_of_payments_id_fk" FOREIGN KEY ("receipt_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attention_settled_by_users_id_fk" FOREIGN KEY ("attention_settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_answers" ADD CONSTRAINT "project_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_answers" ADD CONSTRAINT "project_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_answers" ADD CONSTRAINT "project_answers_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_kept_id_projects_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_merged_id_projects_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_merges" ADD CONSTRAINT "project_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_merged_into_id_projects_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_languages" ADD CONSTRAINT "user_languages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_languages" ADD CONSTRAINT "user_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_recommended_by_users_id_fk" FOREIGN KEY ("recommended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_question_id_position_index" ON "answers" USING btree ("question_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "districts_city_id_name_index" ON "districts" USING btree ("city_id","name");--> statement-breakpoint
CREATE INDEX "questions_service_id_position_index" ON "questions" USING btree ("service_id","position");--> statement-breakpoint
CREATE INDEX "comments_by_project" ON "comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "enterprise_cities_city_id_index" ON "enterprise_cities" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "enterprise_services_service_id_index" ON "enterprise_services" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "enterprises_status_created_at_index" ON "enterprises" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "enterprises_city_id_index" ON "enterprises" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "enterprises_by_time" ON "enterprises" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enterprises_by_name" ON "enterprises" USING btree (f_unaccent(lower("name")),"id");--> statement-breakpoint
CREATE INDEX "enterprises_search" ON "enterprises" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "enterprises_by_agent" ON "enterprises" USING btree ("assigned_agent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_enterprise_id_status_index" ON "subscriptions" USING btree ("enterprise_id","status");--> statement-breakpoint
CREATE INDEX "subscriptions_package_id_status_index" ON "subscriptions" USING btree ("package_id","status");--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("ends_at") WHERE status = 'Active';--> statement-breakpoint
CREATE INDEX "subscriptions_by_start" ON "subscriptions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_end" ON "subscriptions" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_status" ON "subscriptions" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_package" ON "subscriptions" USING btree ("package_id","starts_at");--> statement-breakpoint
CREATE INDEX "subscriptions_given" ON "subscriptions" USING btree ("activated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_project_slot" ON "files" USING btree ("project_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "files_enterprise_slot" ON "files" USING btree ("enterprise_id","slot");--> statement-breakpoint
CREATE INDEX "files_uploaded_by_index" ON "files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_channel" ON "messages" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_recipient" ON "messages" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("recipient" gin_trgm_ops,"body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_unsent" ON "messages" USING btree ("created_at") WHERE status in ('Queued', 'Sending');--> statement-breakpoint
CREATE INDEX "messages_by_provider_id" ON "messages" USING btree ("provider","provider_message_id");--> statement-breakpoint
CREATE INDEX "messages_sms_sent" ON "messages" USING btree ("sending_since") WHERE channel = 'sms';--> statement-breakpoint
CREATE INDEX "messages_project_id_index" ON "messages" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "audit_by_entity" ON "audit_log" USING btree ("entity","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_kind" ON "audit_log" USING btree ("entity","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_received_at_index" ON "payment_events" USING btree ("payment_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_paid" ON "payment_events" USING btree ("received_at") WHERE outcome = 'paid';--> statement-breakpoint
CREATE INDEX "payments_by_enterprise" ON "payments" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_by_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_unpaid" ON "payments" USING btree ("created_at") WHERE status in ('Created', 'Pending', 'Expired', 'Cancelled');--> statement-breakpoint
CREATE INDEX "payments_recent" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_provider" ON "payments" USING btree ("provider","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_purpose" ON "payments" USING btree ("purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_settled_recently" ON "payments" USING btree ("settled_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_attention" ON "payments" USING btree ("created_at","id") WHERE attention is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_reference" ON "payments" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_once" ON "payments" USING btree ("subscription_id") WHERE status = 'Paid';--> statement-breakpoint
CREATE INDEX "receipts_issued_at_index" ON "receipts" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_slot" ON "acceptances" USING btree ("project_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_month" ON "acceptances" USING btree ("enterprise_id","month","monthly_sequence");--> statement-breakpoint
CREATE INDEX "acceptances_by_enterprise" ON "acceptances" USING btree ("enterprise_id","accepted_at");--> statement-breakpoint
CREATE INDEX "project_answers_question_id_project_id_index" ON "project_answers" USING btree ("question_id","project_id");--> statement-breakpoint
CREATE INDEX "project_answers_answer_id_index" ON "project_answers" USING btree ("answer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_merges_running" ON "project_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "project_merges_kept" ON "project_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "projects_queue" ON "projects" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_recent" ON "projects" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_start" ON "projects" USING btree ("desired_start_date","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_service" ON "projects" USING btree ("service_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_service_state" ON "projects" USING btree ("service_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_city" ON "projects" USING btree ("city_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_district" ON "projects" USING btree ("district_id","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_by_agent" ON "projects" USING btree ("agent_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_of_agent" ON "projects" USING btree ("agent_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_available" ON "projects" USING btree ("published_at","id") WHERE status = 'Available';--> statement-breakpoint
CREATE INDEX "projects_available_by_start" ON "projects" USING btree ("desired_start_date","submitted_at","id") WHERE status = 'Available';--> statement-breakpoint
CREATE INDEX "projects_by_language" ON "projects" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "projects_by_phone" ON "projects" USING btree ("phone_number","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_merged" ON "projects" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("client_id","submitted_at");--> statement-breakpoint
CREATE INDEX "projects_by_client_name" ON "projects" USING btree (lower("last_name" || ' ' || "first_name"),"submitted_at","id");--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_available_search" ON "projects" USING gin (f_unaccent(lower("description")) gin_trgm_ops) WHERE status = 'Available';--> statement-breakpoint
CREATE INDEX "message_days_waiting" ON "message_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "package_days_waiting" ON "package_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "project_days_waiting" ON "project_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "step_days_waiting" ON "step_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "support_tickets_status_created_at_index" ON "support_tickets" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "tickets_by_time" ON "support_tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_change" ON "support_tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_agent" ON "support_tickets" USING btree ("agent_id","status");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "support_tickets" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket_id_created_at_index" ON "ticket_entries" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_user_id_index" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_languages_language_id_index" ON "user_languages" USING btree ("language_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email") WHERE password_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_unique" ON "users" USING btree ("phone_number") WHERE password_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_invited_email_unique" ON "users" USING btree ("email") WHERE password_hash is null and invited_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_invited_phone_unique" ON "users" USING btree ("phone_number") WHERE password_hash is null and invited_at is not null;--> statement-breakpoint
CREATE INDEX "users_enterprise_id_index" ON "users" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","last_name") WHERE role in ('CustomerService', 'SalesService', 'Admin');--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "verification_documents_by_request" ON "verification_documents" USING btree ("request_id","status");--> statement-breakpoint
CREATE INDEX "verification_documents_ending" ON "verification_documents" USING btree ("expires_on","request_id") WHERE status = 'Accepted';--> statement-breakpoint
CREATE INDEX "verifications_waiting" ON "verification_requests" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "verifications_by_status" ON "verification_requests" USING btree ("status","waiting_since","id");--> statement-breakpoint
CREATE INDEX "verifications_by_holder" ON "verification_requests" USING btree ("holder_id","waiting_since");
--> statement-breakpoint
-- From here on what drizzle-kit does not generate.
-- One running subscription per enterprise, whatever comes at once (design §7).
alter table subscriptions add constraint subscriptions_one_running
  exclude using gist (enterprise_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'Active');
--> statement-breakpoint
alter table enterprises add constraint enterprises_assigned_agent_fk foreign key (assigned_agent_id) references users (id);
--> statement-breakpoint
-- How common a part of a name is decides between the trigram index and the newest first: a hundred samples of the text do not tell.
alter table projects alter column search_text set statistics 500;
--> statement-breakpoint
alter table users alter column search_text set statistics 500;
--> statement-breakpoint
alter table enterprises alter column search_text set statistics 500;
--> statement-breakpoint
-- Whoever changes a document, by whatever way, takes the approvals back that were given to the documents as they were.
create function void_verification() returns trigger language plpgsql as $$
begin
  update verification_requests
    set status = case when status in ('Recommended', 'Approved') then 'Pending' else status end,
      recommended_by = null, recommended_at = null, approved_by = null, approved_at = null
    where id = case when tg_op = 'DELETE' then old.request_id else new.request_id end;
  return null;
end
$$;
--> statement-breakpoint
create trigger verification_documents_void after insert or update or delete on verification_documents
  for each row execute function void_verification();
--> statement-breakpoint
-- Searches by the name or account number of an enterprise, and by the references of a payment.
create index enterprises_named on enterprises using gin (f_unaccent(lower(name || ' ' || account_number)) gin_trgm_ops);
--> statement-breakpoint
create index payments_references on payments using gin (lower(order_id || ' ' || coalesce(provider_reference, '')) gin_trgm_ops);
--> statement-breakpoint
-- The figures of the statistics (docs/decisions/0016): what each row is worth is said once, here, for the triggers and for making all anew.
create function conakry_day(at timestamptz) returns date
  language sql immutable parallel safe strict
  return (at at time zone 'UTC')::date;
--> statement-breakpoint
-- Classes of durations, each a fifth longer than the one before, the first up to 72 seconds (src/server/statistics/durations.ts).
create function duration_bucket(took interval) returns smallint
  language sql immutable parallel safe strict
  return least(floor(ln(greatest(extract(epoch from took), 60)::float8 / 60) / ln(1.2::float8)), 90)::smallint;
--> statement-breakpoint
create function project_figures(project projects)
  returns table (day date, dimension text, key uuid, submitted int, taken int, published int, accepted int, done int, rejected int, cancelled int, acceptances int)
  language sql immutable parallel safe
  as $$
    select conakry_day(project.submitted_at), dimensions.dimension,
      coalesce(dimensions.key, '00000000-0000-0000-0000-000000000000'::uuid),
      1, (project.agent_id is not null)::int, (project.published_at is not null)::int, (project.acceptance_count > 0)::int,
      (project.status = 'Done')::int, (project.status = 'Rejected')::int, (project.status = 'Cancelled')::int,
      project.acceptance_count::int
    from (values ('all', null::uuid), ('service', project.service_id), ('city', project.city_id), ('agent', project.agent_id))
      as dimensions (dimension, key)
  $$;
--> statement-breakpoint
create function taken_figures(project projects)
  returns table (day date, step text, bucket smallint, finished int)
  language sql immutable parallel safe
  as $$
    select conakry_day(project.taken_at), 'taking', duration_bucket(project.taken_at - project.submitted_at), 1
      where project.taken_at is not null
    union all
    select conakry_day(project.published_at), 'publishing', duration_bucket(project.published_at - project.taken_at), 1
      where project.taken_at is not null and project.published_at is not null
  $$;
--> statement-breakpoint
create function found_figures(acceptance acceptances)
  returns table (day date, step text, bucket smallint, finished int)
  language sql stable parallel safe
  as $$
    select conakry_day(acceptance.accepted_at), 'finding', duration_bucket(acceptance.accepted_at - projects.published_at), 1
    from projects
    where acceptance.slot = 1 and projects.id = acceptance.project_id and projects.published_at is not null
  $$;
--> statement-breakpoint
create function acceptance_figures(acceptance acceptances)
  returns table (day date, key uuid, acceptances int, payments int, amount bigint, started int, ended int)
  language sql immutable parallel safe
  as $$
    select conakry_day(acceptance.accepted_at), coalesce(acceptance.package_id, '00000000-0000-0000-0000-000000000000'::uuid), 1, 0, 0::bigint, 0, 0
  $$;
--> statement-breakpoint
create function payment_figures(payment payments)
  returns table (day date, key uuid, acceptances int, payments int, amount bigint, started int, ended int)
  language sql stable parallel safe
  as $$
    select conakry_day(payment.settled_at),
      coalesce((select package_id from subscriptions where id = payment.subscription_id), '00000000-0000-0000-0000-000000000000'::uuid),
      0, 1, payment.amount, 0, 0
    where payment.status = 'Paid'
  $$;
--> statement-breakpoint
create function subscription_figures(subscription subscriptions)
  returns table (day date, key uuid, acceptances int, payments int, amount bigint, started int, ended int)
  language sql immutable parallel safe
  as $$
    select conakry_day(subscription.starts_at), subscription.package_id, 0, 0, 0::bigint, 1, 0
      where subscription.status in ('Active', 'Expired')
    union all
    select conakry_day(subscription.ends_at), subscription.package_id, 0, 0, 0::bigint, 0, 1
      where subscription.status in ('Active', 'Expired')
  $$;
--> statement-breakpoint
create function message_figures(message messages)
  returns table (day date, channel message_channel, sent int, delivered int, failed int, segments int)
  language sql immutable parallel safe
  as $$
    select conakry_day(coalesce(message.sent_at, message.sending_since, message.created_at)), message.channel,
      1, (message.status = 'Delivered')::int, (message.status = 'Failed')::int,
      case when message.status in ('Sent', 'Delivered') or message.sent_at is not null then message.segments::int else 0 end
    where message.status in ('Sent', 'Delivered', 'Failed')
  $$;
--> statement-breakpoint
-- Which rows make which figures: the table counted, the function above, where its figures go, and the columns there.
create function statistics_sources() returns table (source text, figures text, target text, keys text[], measures text[])
  language sql immutable
  as $$
    values
      ('projects', 'project_figures', 'project_days', array['dimension', 'day', 'key'],
        array['submitted', 'taken', 'published', 'accepted', 'done', 'rejected', 'cancelled', 'acceptances']),
      ('projects', 'taken_figures', 'step_days', array['day', 'step', 'bucket'], array['finished']),
      ('acceptances', 'found_figures', 'step_days', array['day', 'step', 'bucket'], array['finished']),
      ('acceptances', 'acceptance_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('payments', 'payment_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('subscriptions', 'subscription_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('messages', 'message_figures', 'message_days', array['channel', 'day'], array['sent', 'delivered', 'failed', 'segments'])
  $$;
--> statement-breakpoint
-- `insert into <target> select sums from <rows>`; rows are (sign, record) of the source.
create function statistics_insert(figures text, target text, keys text[], measures text[], rows text) returns text
  language sql immutable
  as $$
    select format('insert into %I (%s, %s) select %s, %s from (%s) as changed, %I(changed.record) as figure group by %s having %s',
      target, array_to_string(keys, ', '), array_to_string(measures, ', '),
      (select string_agg(format('figure.%I', one), ', ') from unnest(keys) as one),
      (select string_agg(format('sum(changed.sign * figure.%I)', one), ', ') from unnest(measures) as one),
      rows, figures,
      (select string_agg(format('figure.%I', one), ', ') from unnest(keys) as one),
      (select string_agg(format('sum(changed.sign * figure.%I) <> 0', one), ' or ') from unnest(measures) as one))
  $$;
--> statement-breakpoint
-- Writes the trigger of each source, which appends what a statement changed in its own transaction. Written out instead of put together at
-- each act, so that its plans are kept. To be called again after a change above, and then `statistics_rebuild`.
create function statistics_install() returns void language plpgsql as $install$
declare
  counted text;
  body text;
  added text;
  removed text;
begin
  for counted in select distinct source from statistics_sources() loop
    -- The rows of a transition table are of no type: they are made the table's own.
    added := format('select 1 as sign, row(now_there.*)::%I as record from now_there', counted);
    removed := format('select -1 as sign, row(was_there.*)::%I as record from was_there', counted);
    select format('begin if tg_op = ''INSERT'' then %s elsif tg_op = ''DELETE'' then %s else %s end if; return null; end',
        string_agg(statistics_insert(figures, target, keys, measures, added) || ';', ' '),
        string_agg(statistics_insert(figures, target, keys, measures, removed) || ';', ' '),
        string_agg(statistics_insert(figures, target, keys, measures, added || ' union all ' || removed) || ';', ' '))
      into body from statistics_sources() where source = counted;
    execute format('create or replace function %I() returns trigger language plpgsql as %L', 'count_' || counted, body);
    execute format('create or replace trigger count_inserted after insert on %I referencing new table as now_there
      for each statement execute function %I()', counted, 'count_' || counted);
    execute format('create or replace trigger count_updated after update on %I referencing old table as was_there new table as now_there
      for each statement execute function %I()', counted, 'count_' || counted);
    execute format('create or replace trigger count_deleted after delete on %I referencing old table as was_there
      for each statement execute function %I()', counted, 'count_' || counted);
  end loop;
end
$install$;
--> statement-breakpoint
-- Adds up what waits: one row for each day and key again. Right at any moment, alone or several at once; gives how many rows went in.
create function statistics_fold() returns bigint language plpgsql as $$
declare
  part record;
  folded bigint;
  total bigint := 0;
begin
  for part in select distinct target, keys, measures from statistics_sources() loop
    execute format('with gone as (delete from %1$I where entry > 0 returning *), added as (
        insert into %1$I (%2$s, entry, %3$s) select %2$s, 0, %4$s from gone group by %2$s order by %2$s
        on conflict (%2$s, entry) do update set %5$s)
      select count(*) from gone',
      part.target, array_to_string(part.keys, ', '), array_to_string(part.measures, ', '),
      (select string_agg(format('sum(%I)', one), ', ') from unnest(part.measures) as one),
      (select string_agg(format('%1$I = %2$I.%1$I + excluded.%1$I', one, part.target), ', ') from unnest(part.measures) as one))
    into folded;
    total := total + folded;
  end loop;
  return total;
end
$$;
--> statement-breakpoint
-- Counts everything anew. Writers wait until it is done.
create function statistics_rebuild() returns void language plpgsql as $$
declare
  part record;
begin
  lock table projects, acceptances, payments, subscriptions, messages in share mode;
  for part in select distinct target from statistics_sources() loop
    execute format('delete from %I', part.target);
  end loop;
  for part in select * from statistics_sources() loop
    execute statistics_insert(part.figures, part.target, part.keys, part.measures,
      format('select 1 as sign, counted as record from %I as counted', part.source));
  end loop;
  perform statistics_fold();
end
$$;
--> statement-breakpoint
create function remember_taking() returns trigger language plpgsql as $$
begin
  new.taken_at := new.updated_at;
  return new;
end
$$;
--> statement-breakpoint
create trigger projects_taken before update of agent_id on projects for each row
  when (old.agent_id is null and new.agent_id is not null and new.taken_at is null) execute function remember_taking();
--> statement-breakpoint
select statistics_install();
