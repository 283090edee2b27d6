CREATE TABLE "sounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"step" text,
	"service_id" uuid,
	"question_id" uuid,
	"answer_id" uuid,
	"line" text GENERATED ALWAYS AS (coalesce('step:' || step, 'service:' || service_id::text, 'question:' || question_id::text, 'answer:' || answer_id::text)) STORED NOT NULL,
	"language_id" uuid NOT NULL,
	"words" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"seconds" smallint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sounds_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "sounds_one_line" CHECK (num_nonnulls(step, service_id, question_id, answer_id) = 1),
	CONSTRAINT "sounds_size" CHECK (size > 0 and seconds > 0)
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sounds_line" ON "sounds" USING btree ("line","language_id");--> statement-breakpoint
CREATE INDEX "sounds_service_id_index" ON "sounds" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "sounds_question_id_index" ON "sounds" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "sounds_answer_id_index" ON "sounds" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "sounds_language_id_index" ON "sounds" USING btree ("language_id");--> statement-breakpoint
CREATE INDEX "sounds_uploaded_by_index" ON "sounds" USING btree ("uploaded_by");