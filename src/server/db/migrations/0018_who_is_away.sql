CREATE TABLE "enterprise_follow_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"project_id" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_promised" boolean DEFAULT false NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enterprise_follow_ups_once" UNIQUE("enterprise_id","reason","cause_id"),
	CONSTRAINT "enterprise_follow_ups_reason" CHECK (reason in ('find', 'contact', 'complaint', 'subscribe', 'renew'))
);
--> statement-breakpoint
CREATE TABLE "stand_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"absence_id" uuid NOT NULL,
	"project_id" uuid,
	"ticket_id" uuid,
	"enterprise_id" uuid,
	"user_id" uuid NOT NULL,
	"handed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stand_ins_projectId_unique" UNIQUE("project_id"),
	CONSTRAINT "stand_ins_ticketId_unique" UNIQUE("ticket_id"),
	CONSTRAINT "stand_ins_enterpriseId_unique" UNIQUE("enterprise_id"),
	CONSTRAINT "stand_ins_of_one" CHECK (num_nonnulls(project_id, ticket_id, enterprise_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "absences" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enterprise_follow_ups" ADD CONSTRAINT "enterprise_follow_ups_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_follow_ups" ADD CONSTRAINT "enterprise_follow_ups_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_absence_id_absences_id_fk" FOREIGN KEY ("absence_id") REFERENCES "public"."absences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enterprise_follow_ups_due" ON "enterprise_follow_ups" USING btree ("due_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "enterprise_follow_ups_by_reason" ON "enterprise_follow_ups" USING btree ("reason","due_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "enterprise_follow_ups_promised" ON "enterprise_follow_ups" USING btree ("due_at","id") WHERE done_at is null and is_promised;--> statement-breakpoint
CREATE INDEX "enterprise_follow_ups_project_id_index" ON "enterprise_follow_ups" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "stand_ins_absence_id_index" ON "stand_ins" USING btree ("absence_id");--> statement-breakpoint
CREATE INDEX "stand_ins_user_id_index" ON "stand_ins" USING btree ("user_id");