CREATE TABLE "agent_months" (
	"month" date NOT NULL,
	"agent_id" uuid NOT NULL,
	"bucket" smallint NOT NULL,
	"entry" bigserial NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"on_time" integer DEFAULT 0 NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "agent_months_month_agent_id_bucket_entry_pk" PRIMARY KEY("month","agent_id","bucket","entry")
);
--> statement-breakpoint
CREATE INDEX "agent_months_waiting" ON "agent_months" USING btree ("entry") WHERE entry > 0;
--> statement-breakpoint
-- What agents handled, by month: of each step and each call, its figures of the day.
create function handled_months(done handled_steps)
  returns table (month date, agent_id uuid, bucket smallint, handled int, on_time int, promised int, kept int)
  language sql immutable parallel safe
  as $$
    select date_trunc('month', f.day::timestamp)::date, f.agent_id, f.bucket, f.handled, f.on_time, f.promised, f.kept
    from handled_figures(done) as f
  $$;
--> statement-breakpoint
create function call_months(made follow_up_calls)
  returns table (month date, agent_id uuid, bucket smallint, handled int, on_time int, promised int, kept int)
  language sql immutable parallel safe
  as $$
    select date_trunc('month', f.day::timestamp)::date, f.agent_id, f.bucket, f.handled, f.on_time, f.promised, f.kept
    from call_figures(made) as f
  $$;
--> statement-breakpoint
create or replace function statistics_sources() returns table (source text, figures text, target text, keys text[], measures text[])
  language sql immutable
  as $$
    select source, figures, target, string_to_array(keys, ' '), string_to_array(measures, ' ')
    from (values
      ('project_days', 'dimension day key', 'submitted taken published accepted quoted hired done rejected cancelled acceptances'),
      ('demand_months', 'month service_id city_id', 'requests acceptances'),
      ('open_days', 'stage day', 'requests'),
      ('step_days', 'day step bucket', 'finished'),
      ('package_days', 'day key', 'acceptances payments amount started ended'),
      ('message_days', 'channel day', 'sent delivered failed segments'),
      ('enterprise_totals', 'enterprise_id', 'accepted within1h within4h within12h within24h within48h within96h within168h beyond quoted hired rating_sum ratings complaints paid'),
      ('agent_days', 'day agent_id bucket', 'handled on_time promised kept'),
      ('agent_months', 'month agent_id bucket', 'handled on_time promised kept')
    ) as targets (target, keys, measures)
    join (values
      ('projects', 'project_figures', 'project_days'), ('projects', 'step_figures', 'step_days'),
      ('projects', 'demand_figures', 'demand_months'), ('projects', 'open_figures', 'open_days'),
      ('acceptances', 'acceptance_figures', 'package_days'), ('payments', 'payment_figures', 'package_days'),
      ('subscriptions', 'subscription_figures', 'package_days'), ('messages', 'message_figures', 'message_days'),
      ('acceptances', 'lead_totals', 'enterprise_totals'), ('quotes', 'quote_totals', 'enterprise_totals'),
      ('reviews', 'review_totals', 'enterprise_totals'), ('support_tickets', 'complaint_totals', 'enterprise_totals'),
      ('payments', 'payment_totals', 'enterprise_totals'),
      ('handled_steps', 'handled_figures', 'agent_days'), ('follow_up_calls', 'call_figures', 'agent_days'),
      ('handled_steps', 'handled_months', 'agent_months'), ('follow_up_calls', 'call_months', 'agent_months')
    ) as sources (source, figures, target) using (target)
  $$;
--> statement-breakpoint
select statistics_install();
--> statement-breakpoint
-- As `statistics_rebuild` does, for this table alone: `statistics_install` has made writers wait.
do $$
declare
  part record;
begin
  for part in select * from statistics_sources() where target = 'agent_months' loop
    execute statistics_insert(part.figures, part.target, part.keys, part.measures,
      format('select 1 as sign, counted as record from %I as counted', part.source));
  end loop;
  perform statistics_fold();
end
$$;
