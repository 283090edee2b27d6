import { REVIEW_DELAY_DAYS } from '../../shared/reviews/status.ts';

const openClosings = `
  insert into closings (lead_id, completed_at, way)
  select id, case when stage = 'Completed' then stage_since end,
    case when stage = 'Completed' then (case when pg_temp.draw(id, 'way') < 0.6 then 'code' else 'client' end)::completion_way end
  from pg_temp.leads where stage in ('Hired', 'Started', 'Completed')`;

const nameReserves = `
  insert into reserves (id, lead_id, body, due_on, created_at, lifted_at)
  select pg_temp.named_id('reserve' || id), id, 'Reprendre les joints.', stage_since::date + 20, stage_since,
    case when pg_temp.draw(id, 'lifted') < 0.7 then least(stage_since + interval '15 days', pg_temp.moment()) end
  from pg_temp.leads where stage = 'Completed' and pg_temp.draw(id, 'reserve') < 0.02`;

/** Four of ten jobs have a review; staff keep up, so that few wait. */
const writeReviews = `
  with written as (
    select id as lead_id, enterprise_id, user_id, pg_temp.draw(id, 'rating') as taste, pg_temp.draw(id, 'check') as chance, pg_temp.draw(id, 'answer') < 0.3 as is_answered,
      stage_since + (pg_temp.moment() - stage_since) * least(0.5, pg_temp.draw(id, 'review at') / 10) as at
    from pg_temp.leads where stage = 'Completed' and pg_temp.draw(id, 'review') < 0.4
  ), checked as (
    select written.*, (case when chance < 0.02 then 'Pending' when chance < 0.08 then 'Refused' else 'Published' end)::review_status as status,
      (select id from users where role = 'CustomerService' order by id limit 1) as checker
    from written
  )
  insert into reviews (id, lead_id, enterprise_id, status, rating, body, created_at, updated_at, checked_by, checked_at, refusal_reason, answer, answered_at, answered_by, visible_at)
  select pg_temp.named_id('review' || lead_id), lead_id, enterprise_id, status, case when taste < 0.05 then 1 when taste < 0.1 then 2 when taste < 0.25 then 3 when taste < 0.6 then 4 else 5 end,
    case when taste < 0.25 then 'Travail fait, mais en retard sur ce qui était prévu.' else 'Travail soigné, chantier laissé propre.' end, at, at,
    case when status <> 'Pending' then checker end, case when status <> 'Pending' then at end, case when status = 'Refused' then 'notAboutWork' end,
    case when status = 'Published' and is_answered then 'Merci de votre confiance.' end, case when status = 'Published' and is_answered then at end,
    case when status = 'Published' and is_answered then user_id end, case when status = 'Published' then at + interval '${REVIEW_DELAY_DAYS} days' end
  from checked`;

/** The ends of the jobs, what was left to mend, and what clients say of them. */
export const reviewStatements = [openClosings, nameReserves, writeReviews];
