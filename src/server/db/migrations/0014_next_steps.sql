CREATE TYPE "public"."ticket_priority" AS ENUM('Normal', 'Urgent');--> statement-breakpoint
CREATE TABLE "related_services" (
	"service_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	CONSTRAINT "related_services_service_id_related_id_pk" PRIMARY KEY("service_id","related_id"),
	CONSTRAINT "related_services_other" CHECK (service_id <> related_id)
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"stand_in_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absences_days" CHECK (until_day >= from_day),
	CONSTRAINT "absences_other" CHECK (stand_in_id is null or stand_in_id <> user_id)
);
--> statement-breakpoint
CREATE TABLE "follow_up_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"ticket_id" uuid,
	"enterprise_id" uuid,
	"caller_id" uuid NOT NULL,
	"outcome" "call_outcome" NOT NULL,
	"call_back_at" timestamp (3) with time zone,
	"note" text,
	"due_at" timestamp (3) with time zone,
	"step" text,
	"called_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_up_calls_of_one" CHECK (num_nonnulls(project_id, ticket_id, enterprise_id) = 1),
	CONSTRAINT "follow_up_calls_back" CHECK ((outcome = 'callBack') = (call_back_at is not null)),
	CONSTRAINT "follow_up_calls_note" CHECK (char_length(note) <= 500)
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "next_step" text DEFAULT 'Resolve';--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "next_step_by" text DEFAULT 'system';--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "next_step_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "step_since" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "contact_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "priority" "ticket_priority" DEFAULT 'Normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() + interval '1 day' NOT NULL;--> statement-breakpoint
ALTER TABLE "related_services" ADD CONSTRAINT "related_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_services" ADD CONSTRAINT "related_services_related_id_services_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_stand_in_id_users_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_calls" ADD CONSTRAINT "follow_up_calls_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_calls" ADD CONSTRAINT "follow_up_calls_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_calls" ADD CONSTRAINT "follow_up_calls_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_calls" ADD CONSTRAINT "follow_up_calls_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "related_services_related_id_index" ON "related_services" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "absences_user_id_until_day_index" ON "absences" USING btree ("user_id","until_day");--> statement-breakpoint
CREATE INDEX "absences_running" ON "absences" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "follow_up_calls_project_id_called_at_index" ON "follow_up_calls" USING btree ("project_id","called_at");--> statement-breakpoint
CREATE INDEX "follow_up_calls_ticket_id_called_at_index" ON "follow_up_calls" USING btree ("ticket_id","called_at");--> statement-breakpoint
CREATE INDEX "follow_up_calls_enterprise_id_called_at_index" ON "follow_up_calls" USING btree ("enterprise_id","called_at");--> statement-breakpoint
CREATE INDEX "follow_up_calls_caller_id_called_at_index" ON "follow_up_calls" USING btree ("caller_id","called_at");--> statement-breakpoint
CREATE INDEX "projects_due" ON "projects" USING btree ("next_step_at") WHERE next_step is not null;--> statement-breakpoint
CREATE INDEX "projects_due_by_owner" ON "projects" USING btree ("next_step_by","next_step_at","id") WHERE next_step is not null;--> statement-breakpoint
CREATE INDEX "projects_due_of_agent" ON "projects" USING btree ("agent_id","next_step_by","next_step_at") WHERE next_step is not null;--> statement-breakpoint
CREATE INDEX "tickets_due" ON "support_tickets" USING btree ("due_at","id") WHERE status <> 'Closed';--> statement-breakpoint
-- Existing requests get their step from the job; what is over has none.
UPDATE "projects" SET "next_step" = null, "next_step_by" = null, "next_step_at" = null, "step_since" = null WHERE "status" IN ('Cancelled', 'Rejected') OR ("status" = 'Done' AND NOT EXISTS (SELECT FROM "acceptances" JOIN "reserves" ON "lead_id" = "acceptances"."id" WHERE "project_id" = "projects"."id" AND "lifted_at" IS NULL));--> statement-breakpoint
-- Whoever closes a request ends its step, and whoever opens it again gets one that is to be worked out: a release that knows no steps too.
CREATE FUNCTION "keep_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status IN ('Done', 'Cancelled', 'Rejected') THEN
    new.next_step := null;
    new.next_step_by := null;
    new.next_step_at := null;
    new.step_since := null;
  ELSIF new.next_step IS NULL THEN
    new.next_step := 'Resolve';
    new.next_step_by := 'system';
    new.next_step_at := now();
    new.step_since := now();
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "projects_step_kept" BEFORE INSERT OR UPDATE OF "status" ON "projects" FOR EACH ROW EXECUTE FUNCTION "keep_step"();--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_followed" CHECK (status in ('Done', 'Cancelled', 'Rejected') or (next_step is not null and next_step_by is not null and next_step_at is not null and step_since is not null));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_followed_whole" CHECK (num_nulls(next_step, next_step_by, next_step_at, step_since) in (0, 4) and (next_step is null or status not in ('Cancelled', 'Rejected')));