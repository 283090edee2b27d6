CREATE TABLE "handled_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"step" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_on_time" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_days" (
	"day" date NOT NULL,
	"agent_id" uuid NOT NULL,
	"bucket" smallint NOT NULL,
	"entry" bigserial NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"on_time" integer DEFAULT 0 NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "agent_days_day_agent_id_bucket_entry_pk" PRIMARY KEY("day","agent_id","bucket","entry")
);
--> statement-breakpoint
CREATE TABLE "enterprise_totals" (
	"enterprise_id" uuid NOT NULL,
	"entry" bigserial NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"within1h" integer DEFAULT 0 NOT NULL,
	"within4h" integer DEFAULT 0 NOT NULL,
	"within12h" integer DEFAULT 0 NOT NULL,
	"within24h" integer DEFAULT 0 NOT NULL,
	"within48h" integer DEFAULT 0 NOT NULL,
	"within96h" integer DEFAULT 0 NOT NULL,
	"within168h" integer DEFAULT 0 NOT NULL,
	"beyond" integer DEFAULT 0 NOT NULL,
	"quoted" integer DEFAULT 0 NOT NULL,
	"hired" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"ratings" integer DEFAULT 0 NOT NULL,
	"complaints" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "enterprise_totals_enterprise_id_entry_pk" PRIMARY KEY("enterprise_id","entry")
);
--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "contacted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "mended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "handled_steps" ADD CONSTRAINT "handled_steps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handled_steps" ADD CONSTRAINT "handled_steps_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handled_steps_project_id_index" ON "handled_steps" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "handled_steps_by_agent" ON "handled_steps" USING btree ("agent_id","handled_at","id");--> statement-breakpoint
CREATE INDEX "handled_steps_by_time" ON "handled_steps" USING btree ("handled_at","id");--> statement-breakpoint
CREATE INDEX "agent_days_waiting" ON "agent_days" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
CREATE INDEX "enterprise_totals_waiting" ON "enterprise_totals" USING btree ("entry") WHERE entry > 0;--> statement-breakpoint
-- When an enterprise first noted a contact: by a stage that follows from one. Nothing unsets it.
create function remember_contact() returns trigger language plpgsql as $$
begin
  new.contacted_at := new.stage_since;
  return new;
end
$$;
--> statement-breakpoint
update acceptances set contacted_at = greatest(accepted_at, first.at)
  from (
    select lead_id, min(at) as at from (
      select lead_id, called_at as at from lead_calls where outcome = 'reached'
      union all select lead_id, sent_at from quotes where sent_at is not null
      union all select id, stage_since from acceptances where stage = 'Contacted'
    ) as contacts group by lead_id
  ) as first
  where first.lead_id = acceptances.id;
--> statement-breakpoint
create trigger acceptances_contacted before update of stage on acceptances for each row
  when (old.contacted_at is null and new.contacted_at is null and new.stage in ('Contacted', 'Visited', 'Quoted', 'Hired', 'Started', 'Completed'))
  execute function remember_contact();
--> statement-breakpoint
-- When the last of what was to be mended was; null while some of it is left.
create function remember_mending() returns trigger language plpgsql as $$
begin
  update projects set mended_at = mended.at
    from (select acceptances.project_id, case when bool_and(lifted_at is not null) then max(lifted_at) end as at
          from reserves join acceptances on acceptances.id = lead_id
          where project_id in (select project_id from acceptances join reserves_now on lead_id = acceptances.id)
          group by project_id) as mended
    where projects.id = mended.project_id and projects.mended_at is distinct from mended.at;
  return null;
end
$$;
--> statement-breakpoint
create trigger reserves_remembered after insert on reserves referencing new table as reserves_now
  for each statement execute function remember_mending();
--> statement-breakpoint
create trigger reserves_lifted_remembered after update on reserves referencing new table as reserves_now
  for each statement execute function remember_mending();
--> statement-breakpoint
update projects set mended_at = mended.at
  from (select project_id, max(lifted_at) as at from reserves join acceptances on acceptances.id = lead_id
        group by project_id having bool_and(lifted_at is not null)) as mended
  where projects.id = mended.project_id;
--> statement-breakpoint
-- The steps of a request, each once, and on which day it was done with it.
create or replace function step_figures(project projects)
  returns table (day date, step text, bucket smallint, finished int)
  language sql immutable parallel safe
  as $$
    select conakry_day(ended.at), ended.step, duration_bucket(ended.at - ended.since), 1
    from (values
      ('taking', project.submitted_at, project.taken_at),
      ('publishing', project.taken_at, project.published_at),
      ('finding', project.published_at, project.accepted_at),
      ('quoting', project.accepted_at, project.quoted_at),
      ('choosing', project.quoted_at, project.hired_at),
      ('working', project.hired_at, case when project.status = 'Done' then project.closed_at end),
      ('mending', case when project.status = 'Done' then project.closed_at end, project.mended_at)
    ) as ended (step, since, at)
    where ended.since is not null and ended.at is not null
  $$;
--> statement-breakpoint
-- What an enterprise did and brought (docs/decisions/0088): each source gives all figures, those of others as 0.
create function lead_totals(lead acceptances)
  returns table (enterprise_id uuid, accepted int, within1h int, within4h int, within12h int, within24h int, within48h int,
    within96h int, within168h int, beyond int, quoted int, hired int, rating_sum int, ratings int, complaints int, paid bigint)
  language sql immutable parallel safe
  as $$
    select lead.enterprise_id, 1,
      ((took.hours <= 1) is true)::int, ((took.hours > 1 and took.hours <= 4) is true)::int, ((took.hours > 4 and took.hours <= 12) is true)::int,
      ((took.hours > 12 and took.hours <= 24) is true)::int, ((took.hours > 24 and took.hours <= 48) is true)::int,
      ((took.hours > 48 and took.hours <= 96) is true)::int, ((took.hours > 96 and took.hours <= 168) is true)::int, ((took.hours > 168) is true)::int,
      0, (lead.stage in ('Hired', 'Started', 'Completed'))::int, 0, 0, 0, 0::bigint
    from (select extract(epoch from lead.contacted_at - lead.accepted_at) / 3600) as took (hours)
  $$;
--> statement-breakpoint
create function quote_totals(quote quotes)
  returns table (enterprise_id uuid, accepted int, within1h int, within4h int, within12h int, within24h int, within48h int,
    within96h int, within168h int, beyond int, quoted int, hired int, rating_sum int, ratings int, complaints int, paid bigint)
  language sql immutable parallel safe
  as $$
    select quote.enterprise_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0::bigint where quote.sent_at is not null
  $$;
--> statement-breakpoint
create function review_totals(review reviews)
  returns table (enterprise_id uuid, accepted int, within1h int, within4h int, within12h int, within24h int, within48h int,
    within96h int, within168h int, beyond int, quoted int, hired int, rating_sum int, ratings int, complaints int, paid bigint)
  language sql immutable parallel safe
  as $$
    select review.enterprise_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, review.rating::int, 1, 0, 0::bigint where review.status = 'Published'
  $$;
--> statement-breakpoint
create function complaint_totals(ticket support_tickets)
  returns table (enterprise_id uuid, accepted int, within1h int, within4h int, within12h int, within24h int, within48h int,
    within96h int, within168h int, beyond int, quoted int, hired int, rating_sum int, ratings int, complaints int, paid bigint)
  language sql immutable parallel safe
  as $$
    select ticket.enterprise_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0::bigint where ticket.enterprise_id is not null
  $$;
--> statement-breakpoint
create function payment_totals(payment payments)
  returns table (enterprise_id uuid, accepted int, within1h int, within4h int, within12h int, within24h int, within48h int,
    within96h int, within168h int, beyond int, quoted int, hired int, rating_sum int, ratings int, complaints int, paid bigint)
  language sql immutable parallel safe
  as $$
    select payment.enterprise_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, payment.amount where payment.status = 'Paid' and payment.enterprise_id is not null
  $$;
--> statement-breakpoint
-- What an agent handled, and the calls promised that they made: kept within an hour (docs/decisions/0089).
create function handled_figures(handled handled_steps)
  returns table (day date, agent_id uuid, bucket smallint, handled int, on_time int, promised int, kept int)
  language sql immutable parallel safe
  as $$
    select conakry_day(handled.handled_at), handled.agent_id, duration_bucket(handled.handled_at - handled.since), 1, handled.is_on_time::int, 0, 0
  $$;
--> statement-breakpoint
create function call_figures(call follow_up_calls)
  returns table (day date, agent_id uuid, bucket smallint, handled int, on_time int, promised int, kept int)
  language sql immutable parallel safe
  as $$
    select conakry_day(call.called_at), call.caller_id, (-1)::smallint, 0, 0, 1,
      (call.step = 'Call' and call.called_at <= call.due_at + interval '1 hour')::int
    where call.step in ('Call', 'CallLate') and call.due_at is not null
  $$;
--> statement-breakpoint
create or replace function statistics_sources() returns table (source text, figures text, target text, keys text[], measures text[])
  language sql immutable
  as $$
    select source, figures, target, string_to_array(keys, ' '), string_to_array(measures, ' ')
    from (values
      ('project_days', 'dimension day key', 'submitted taken published accepted quoted hired done rejected cancelled acceptances'),
      ('step_days', 'day step bucket', 'finished'),
      ('package_days', 'day key', 'acceptances payments amount started ended'),
      ('message_days', 'channel day', 'sent delivered failed segments'),
      ('enterprise_totals', 'enterprise_id', 'accepted within1h within4h within12h within24h within48h within96h within168h beyond quoted hired rating_sum ratings complaints paid'),
      ('agent_days', 'day agent_id bucket', 'handled on_time promised kept')
    ) as targets (target, keys, measures)
    join (values
      ('projects', 'project_figures', 'project_days'), ('projects', 'step_figures', 'step_days'),
      ('acceptances', 'acceptance_figures', 'package_days'), ('payments', 'payment_figures', 'package_days'),
      ('subscriptions', 'subscription_figures', 'package_days'), ('messages', 'message_figures', 'message_days'),
      ('acceptances', 'lead_totals', 'enterprise_totals'), ('quotes', 'quote_totals', 'enterprise_totals'),
      ('reviews', 'review_totals', 'enterprise_totals'), ('support_tickets', 'complaint_totals', 'enterprise_totals'),
      ('payments', 'payment_totals', 'enterprise_totals'),
      ('handled_steps', 'handled_figures', 'agent_days'), ('follow_up_calls', 'call_figures', 'agent_days')
    ) as sources (source, figures, target) using (target)
  $$;
--> statement-breakpoint
create or replace function statistics_rebuild() returns void language plpgsql as $$
declare
  part record;
begin
  execute (select format('lock table %s in share mode', string_agg(distinct format('%I', source), ', ')) from statistics_sources());
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
select statistics_install();
--> statement-breakpoint
select statistics_rebuild();
