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
ALTER TABLE "answers" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "kept_limits" jsonb;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_package_id_status_index" ON "subscriptions" USING btree ("package_id","status");--> statement-breakpoint
CREATE INDEX "project_answers_question_id_project_id_index" ON "project_answers" USING btree ("question_id","project_id");--> statement-breakpoint
CREATE INDEX "project_answers_answer_id_index" ON "project_answers" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "projects_by_language" ON "projects" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "user_languages_language_id_index" ON "user_languages" USING btree ("language_id");