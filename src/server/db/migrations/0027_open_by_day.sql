CREATE TABLE "open_days" (
	"stage" text NOT NULL,
	"day" date NOT NULL,
	"entry" bigserial NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "open_days_stage_day_entry_pk" PRIMARY KEY("stage","day","entry")
);
--> statement-breakpoint
CREATE INDEX "open_days_waiting" ON "open_days" USING btree ("entry") WHERE entry > 0;
--> statement-breakpoint
-- What is open, by its stage and the day on which it came to it.
create function open_figures(project projects) returns table (stage text, day date, requests int)
  language sql immutable parallel safe
  as $$
    select project.open_stage, conakry_day(project.stage_since), 1 where project.open_stage is not null
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
      ('agent_days', 'day agent_id bucket', 'handled on_time promised kept')
    ) as targets (target, keys, measures)
    join (values
      ('projects', 'project_figures', 'project_days'), ('projects', 'step_figures', 'step_days'),
      ('projects', 'demand_figures', 'demand_months'), ('projects', 'open_figures', 'open_days'),
      ('acceptances', 'acceptance_figures', 'package_days'), ('payments', 'payment_figures', 'package_days'),
      ('subscriptions', 'subscription_figures', 'package_days'), ('messages', 'message_figures', 'message_days'),
      ('acceptances', 'lead_totals', 'enterprise_totals'), ('quotes', 'quote_totals', 'enterprise_totals'),
      ('reviews', 'review_totals', 'enterprise_totals'), ('support_tickets', 'complaint_totals', 'enterprise_totals'),
      ('payments', 'payment_totals', 'enterprise_totals'),
      ('handled_steps', 'handled_figures', 'agent_days'), ('follow_up_calls', 'call_figures', 'agent_days')
    ) as sources (source, figures, target) using (target)
  $$;
--> statement-breakpoint
select statistics_install();
--> statement-breakpoint
-- As `statistics_rebuild` does, for this table alone: `statistics_install` has made writers wait.
do $$
begin
  execute (
    select statistics_insert(figures, target, keys, measures, 'select 1 as sign, counted as record from projects as counted where open_stage is not null')
    from statistics_sources() where target = 'open_days');
  perform statistics_fold();
end
$$;
