CREATE TYPE "public"."document_kind" AS ENUM('Registration', 'Tax', 'Identity', 'Insurance', 'Works', 'Other');--> statement-breakpoint
CREATE TYPE "public"."document_status" AS ENUM('ToCheck', 'Accepted', 'Refused', 'Expired');--> statement-breakpoint
CREATE TYPE "public"."verification_status" AS ENUM('Pending', 'Recommended', 'Approved', 'Incomplete');--> statement-breakpoint
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
ALTER TABLE "payments" ADD COLUMN "attention_settled_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_note" text;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_request_id_verification_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."verification_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_recommended_by_users_id_fk" FOREIGN KEY ("recommended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_documents_by_request" ON "verification_documents" USING btree ("request_id","status");--> statement-breakpoint
CREATE INDEX "verification_documents_ending" ON "verification_documents" USING btree ("expires_on","request_id") WHERE status = 'Accepted';--> statement-breakpoint
CREATE INDEX "verifications_waiting" ON "verification_requests" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "verifications_by_status" ON "verification_requests" USING btree ("status","waiting_since","id");--> statement-breakpoint
CREATE INDEX "verifications_by_holder" ON "verification_requests" USING btree ("holder_id","waiting_since");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attention_settled_by_users_id_fk" FOREIGN KEY ("attention_settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_by_start" ON "subscriptions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_end" ON "subscriptions" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_status" ON "subscriptions" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_package" ON "subscriptions" USING btree ("package_id","starts_at");--> statement-breakpoint
CREATE INDEX "subscriptions_given" ON "subscriptions" USING btree ("activated_at");--> statement-breakpoint
CREATE INDEX "payment_events_paid" ON "payment_events" USING btree ("received_at") WHERE outcome = 'paid';--> statement-breakpoint
CREATE INDEX "payments_recent" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_provider" ON "payments" USING btree ("provider","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_purpose" ON "payments" USING btree ("purpose","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "payments_settled_recently" ON "payments" USING btree ("settled_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_attention" ON "payments" USING btree ("created_at","id") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "receipts_issued_at_index" ON "receipts" USING btree ("issued_at");