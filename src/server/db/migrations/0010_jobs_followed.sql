CREATE TYPE "public"."call_outcome" AS ENUM('reached', 'noAnswer', 'callBack', 'wrongNumber');--> statement-breakpoint
CREATE TYPE "public"."completion_way" AS ENUM('code', 'client', 'staff');--> statement-breakpoint
CREATE TYPE "public"."lead_stage" AS ENUM('New', 'Contacted', 'Visited', 'Quoted', 'Hired', 'Started', 'Completed', 'Lost', 'Withdrawn', 'Unreachable', 'Released');--> statement-breakpoint
CREATE TYPE "public"."quote_status" AS ENUM('Draft', 'Sent', 'Accepted', 'Declined', 'Expired', 'Superseded', 'Withdrawn');--> statement-breakpoint
CREATE TYPE "public"."vat_kind" AS ENUM('none', 'standard');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('Pending', 'Published', 'Refused');--> statement-breakpoint
ALTER TYPE "public"."project_status" ADD VALUE 'Hired' BEFORE 'Done';--> statement-breakpoint
CREATE TABLE "closings" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"way" "completion_way",
	"staff_id" uuid,
	"call_note" text,
	CONSTRAINT "closings_wrong_codes" CHECK (wrong_codes between 0 and 5),
	CONSTRAINT "closings_way" CHECK ((completed_at is null) = (way is null)),
	CONSTRAINT "closings_call" CHECK ((way is not distinct from 'staff') = (staff_id is not null and call_note is not null))
);
--> statement-breakpoint
CREATE TABLE "lead_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"caller_id" uuid NOT NULL,
	"called_at" timestamp (3) with time zone NOT NULL,
	"outcome" "call_outcome" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_notes_length" CHECK (char_length(body) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "reserves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"body" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "reserves_length" CHECK (char_length(body) <= 500)
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "quote_lines_values" CHECK (quantity > 0 and unit_price >= 0 and total >= 0),
	CONSTRAINT "quote_lines_total" CHECK (total = round(quantity * unit_price))
);
--> statement-breakpoint
CREATE TABLE "quote_numbers" (
	"enterprise_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "quote_numbers_enterprise_id_year_pk" PRIMARY KEY("enterprise_id","year")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"status" "quote_status" DEFAULT 'Draft' NOT NULL,
	"number" text,
	"version" smallint DEFAULT 1 NOT NULL,
	"corrects_id" uuid,
	"vat" "vat_kind" NOT NULL,
	"net_total" bigint NOT NULL,
	"vat_total" bigint NOT NULL,
	"total" bigint NOT NULL,
	"deposit_percent" smallint,
	"valid_until" date NOT NULL,
	"starts_on" date NOT NULL,
	"duration_days" integer NOT NULL,
	"notes" text,
	"is_paper" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"content_hash" text,
	"decided_at" timestamp (3) with time zone,
	"decline_reason" text,
	"accepted_by" text,
	"accepted_from" text,
	CONSTRAINT "quotes_amounts" CHECK (net_total >= 0 and vat_total >= 0 and total = net_total + vat_total),
	CONSTRAINT "quotes_no_vat" CHECK (vat = 'standard' or vat_total = 0),
	CONSTRAINT "quotes_deposit" CHECK (deposit_percent between 0 and 100),
	CONSTRAINT "quotes_duration" CHECK (duration_days between 1 and 3650),
	CONSTRAINT "quotes_version" CHECK (version >= 1 and (version = 1) = (corrects_id is null)),
	CONSTRAINT "quotes_sent" CHECK (status = 'Draft' or (number is not null and sent_at is not null and content_hash is not null)),
	CONSTRAINT "quotes_accepted" CHECK ((status = 'Accepted') = (accepted_by is not null) and (accepted_by is null) = (accepted_from is null))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"status" "review_status" DEFAULT 'Pending' NOT NULL,
	"rating" smallint NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"shows_photos" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp (3) with time zone,
	"refusal_reason" text,
	"refusal_note" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"visible_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_leadId_unique" UNIQUE("lead_id"),
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_body" CHECK (char_length(body) <= 1000),
	CONSTRAINT "reviews_visible" CHECK ((status = 'Published') = (visible_at is not null)),
	CONSTRAINT "reviews_refused" CHECK ((status = 'Refused') = (refusal_reason is not null)),
	CONSTRAINT "reviews_answer" CHECK ((answer is null) = (answered_at is null) and char_length(answer) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "call_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"call_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tracking_codes" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "tracking_codes_attempts" CHECK (attempts between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "tracking_devices" (
	"token_hash" text NOT NULL,
	"phone_number" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_one_owner";--> statement-breakpoint
DROP INDEX "acceptances_slot";--> statement-breakpoint
DROP INDEX "acceptances_month";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "reserve_id" uuid;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "stage" "lead_stage" DEFAULT 'New' NOT NULL;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "stage_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "planned_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "reminder" text;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "release_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "freed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "extended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "hired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "enterprise_id" uuid;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_id_unique" UNIQUE("id");--> statement-breakpoint
-- What was accepted before stages were known: over with its request, else still to be worked on.
UPDATE "acceptances" SET "stage_since" = "accepted_at";--> statement-breakpoint
UPDATE "acceptances" SET "stage" = 'Lost', "end_reason" = 'requestClosed' FROM "projects"
	WHERE "projects"."id" = "acceptances"."project_id" AND "projects"."status" IN ('Cancelled', 'Rejected');--> statement-breakpoint
UPDATE "acceptances" SET "stage" = CASE WHEN "slot" = 1 THEN 'Completed'::lead_stage ELSE 'Lost'::lead_stage END,
	"end_reason" = CASE WHEN "slot" > 1 THEN 'otherChosen' END FROM "projects"
	WHERE "projects"."id" = "acceptances"."project_id" AND "projects"."status" = 'Done';--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_lead_id_acceptances_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."acceptances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_lead_id_acceptances_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."acceptances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_acceptances_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."acceptances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserves" ADD CONSTRAINT "reserves_lead_id_acceptances_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."acceptances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_numbers" ADD CONSTRAINT "quote_numbers_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_acceptances_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."acceptances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_corrects_id_quotes_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lead_id_acceptances_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."acceptances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_codes" ADD CONSTRAINT "tracking_codes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_calls_lead_id_called_at_index" ON "lead_calls" USING btree ("lead_id","called_at");--> statement-breakpoint
CREATE INDEX "lead_notes_lead_id_created_at_index" ON "lead_notes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "reserves_lead_id_index" ON "reserves" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "reserves_open" ON "reserves" USING btree ("due_on") WHERE lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number" ON "quotes" USING btree ("enterprise_id","number","version");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_accepted" ON "quotes" USING btree ("lead_id") WHERE status = 'Accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_sent" ON "quotes" USING btree ("lead_id") WHERE status in ('Sent', 'Accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_draft" ON "quotes" USING btree ("lead_id") WHERE status = 'Draft';--> statement-breakpoint
CREATE INDEX "quotes_of_lead" ON "quotes" USING btree ("lead_id","version");--> statement-breakpoint
CREATE INDEX "quotes_of_enterprise" ON "quotes" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "quotes_by_state" ON "quotes" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_by_time" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_to_expire" ON "quotes" USING btree ("valid_until") WHERE status = 'Sent';--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("enterprise_id","visible_at","id") WHERE status = 'Published';--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_time" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_requests_waiting" ON "call_requests" USING btree ("project_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "call_requests_due" ON "call_requests" USING btree ("call_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "tracking_codes_expires_at_index" ON "tracking_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_devices_known" ON "tracking_devices" USING btree ("token_hash","phone_number");--> statement-breakpoint
CREATE INDEX "tracking_devices_expires_at_index" ON "tracking_devices" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_reserve_id_reserves_id_fk" FOREIGN KEY ("reserve_id") REFERENCES "public"."reserves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_quote_slot" ON "files" USING btree ("quote_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "files_review_slot" ON "files" USING btree ("review_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "files_reserve_slot" ON "files" USING btree ("reserve_id","slot");--> statement-breakpoint
CREATE INDEX "acceptances_by_stage" ON "acceptances" USING btree ("enterprise_id","stage","stage_since");--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_one_hired" ON "acceptances" USING btree ("project_id") WHERE stage in ('Hired', 'Started', 'Completed');--> statement-breakpoint
CREATE INDEX "acceptances_to_release" ON "acceptances" USING btree ("release_at") WHERE stage = 'Unreachable';--> statement-breakpoint
CREATE INDEX "acceptances_to_remind" ON "acceptances" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "tickets_of_project" ON "support_tickets" USING btree ("project_id") WHERE project_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_about_enterprise" ON "support_tickets" USING btree ("enterprise_id") WHERE enterprise_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_slot" ON "acceptances" USING btree ("project_id","slot") WHERE freed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "acceptances_month" ON "acceptances" USING btree ("enterprise_id","month","monthly_sequence") WHERE released_at is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (num_nonnulls(project_id, enterprise_id, quote_id, review_id, reserve_id) = 1);--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_released" CHECK ((released_at is not null) = (stage = 'Released'));--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_freed" CHECK ((freed_at is not null) = (stage in ('Released', 'Withdrawn')));--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_claimed" CHECK ((release_at is not null) = (stage = 'Unreachable'));--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_end_reason" CHECK (end_reason is null or stage in ('Lost', 'Withdrawn'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_hired" CHECK (hired_at is not null or status in ('Submitted', 'Assigned', 'Available', 'Accepted', 'Done', 'Cancelled', 'Rejected'));--> statement-breakpoint
-- What was sent to a client stays as it was: only what becomes of it is written (design §10).
CREATE FUNCTION "keep_sent_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	decisions text[] := ARRAY['status', 'decided_at', 'decline_reason', 'accepted_by', 'accepted_from', 'updated_at'];
BEGIN
	-- What says whose it is goes when the request is anonymised (src/server/privacy/anonymise.ts).
	IF current_setting('oasis.anonymising', true) = 'on' THEN
		decisions := decisions || ARRAY['notes'];
	END IF;
	IF to_jsonb(new) - decisions IS DISTINCT FROM to_jsonb(old) - decisions OR new.status = 'Draft' THEN
		RAISE EXCEPTION 'A quote that was sent does not change' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'quotes_kept';
	END IF;
	RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "quotes_kept" BEFORE UPDATE ON "quotes" FOR EACH ROW
	WHEN (old.status <> 'Draft') EXECUTE FUNCTION "keep_sent_quote"();--> statement-breakpoint
-- Neither do its lines; with the quote itself they go.
CREATE FUNCTION "keep_sent_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "quotes" WHERE "status" <> 'Draft'
		AND "id" IN (CASE WHEN TG_OP <> 'INSERT' THEN old.quote_id END, CASE WHEN TG_OP <> 'DELETE' THEN new.quote_id END)) THEN
		RAISE EXCEPTION 'A quote that was sent does not change' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'quote_lines_kept';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN old ELSE new END;
END
$$;--> statement-breakpoint
CREATE TRIGGER "quote_lines_kept" BEFORE INSERT OR UPDATE OR DELETE ON "quote_lines" FOR EACH ROW
	EXECUTE FUNCTION "keep_sent_lines"();
