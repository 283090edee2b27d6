DROP INDEX "projects_open_ages";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "open_stage" text GENERATED ALWAYS AS (case
    when next_step is null then null
    when status = 'Submitted' then 'taking'
    when status = 'Assigned' then 'publishing'
    when status = 'Done' then 'mending'
    when status not in ('Available', 'Accepted') then 'working'
    when next_step in ('Find', 'FindInRegion', 'FindNearby', 'FindByCall', 'FindByCallAgain', 'FindLast') then 'finding'
    when next_step in ('Contact', 'ContactReminded', 'ContactAsked', 'ContactByCall', 'ContactLast', 'Answer', 'Quote', 'QuoteReminded', 'QuoteAsked', 'QuoteTold', 'QuoteByCall', 'QuoteLast') then 'quoting'
    when next_step in ('Choose', 'ChooseReminded', 'ChooseRemindedAgain', 'ChooseLast') then 'choosing'
    when acceptance_count = 0 then 'finding'
    when quoted_at is null then 'quoting'
    else 'choosing' end) STORED,
  ADD COLUMN "stage_since" timestamp (3) with time zone GENERATED ALWAYS AS (case
    when next_step is null then null
    when status = 'Submitted' then submitted_at
    when status = 'Assigned' then coalesce(taken_at, submitted_at)
    when status = 'Done' then coalesce(closed_at, hired_at, submitted_at)
    when status not in ('Available', 'Accepted') then coalesce(hired_at, submitted_at)
    when next_step in ('Find', 'FindInRegion', 'FindNearby', 'FindByCall', 'FindByCallAgain', 'FindLast') then coalesce(published_at, submitted_at)
    when next_step in ('Contact', 'ContactReminded', 'ContactAsked', 'ContactByCall', 'ContactLast', 'Answer', 'Quote', 'QuoteReminded', 'QuoteAsked', 'QuoteTold', 'QuoteByCall', 'QuoteLast') then coalesce(accepted_at, published_at, submitted_at)
    when next_step in ('Choose', 'ChooseReminded', 'ChooseRemindedAgain', 'ChooseLast') then coalesce(quoted_at, accepted_at, submitted_at)
    when acceptance_count = 0 then coalesce(published_at, submitted_at)
    when quoted_at is null then coalesce(accepted_at, published_at, submitted_at)
    else coalesce(quoted_at, accepted_at, submitted_at) end) STORED;--> statement-breakpoint
CREATE INDEX "projects_open" ON "projects" USING btree ("open_stage","stage_since") WHERE open_stage is not null;