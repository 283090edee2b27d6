import type { messageTexts } from '../texts/messageTexts.ts';
import { fr } from '../texts.ts';
import { settings } from './content/settings.ts';
import { DEMO_LINK } from './sampleMessages.ts';

/** What a line is about, and its unit. */
const lines = [
  ['Fourniture et pose', 'm²'],
  ['Main-d’œuvre', 'jour'],
  ['Dépose de l’existant', 'm²'],
  ['Matériaux', 'lot'],
  ['Transport', 'forfait'],
  ['Nettoyage du chantier', 'forfait'],
] as const;

const literals = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;

/** Which leads have a quote, and what became of it; one in ten has a former version besides. */
const planQuotes = `
  create temp table planned_quotes on commit drop as
  with decided as (
    select id as lead_id, enterprise_id, user_id, accepted_at, stage_since, pg_temp.draw(id, 'quote') as chance, (case
        when stage = 'Quoted' then 'Sent'
        when stage in ('Hired', 'Started', 'Completed') then 'Accepted'
        when stage = 'Lost' and pg_temp.draw(id, 'quoted') < 0.8 then 'Declined'
        when stage in ('Contacted', 'Visited') then case when pg_temp.draw(id, 'quoted') < 0.25 then 'Draft' when pg_temp.draw(id, 'quoted') < 0.5 then 'Expired'
          when pg_temp.draw(id, 'quoted') < 0.6 then 'Withdrawn' end
      end)::quote_status as status
    from pg_temp.leads
  ), versions as (
    select lead_id, enterprise_id, user_id, stage_since, status, chance, version, case when version = 1 and is_corrected then 'Superseded'::quote_status else status end as state, is_corrected,
      accepted_at + (stage_since - accepted_at) * (0.3 + 0.2 * version) as written_at
    from decided, lateral (select status <> 'Draft' and chance < 0.1 as is_corrected) as correction, generate_series(1, case when is_corrected then 2 else 1 end) as version
    where status is not null
  ), numbered as (
    select lead_id, extract(year from written_at)::smallint as year,
      row_number() over (partition by enterprise_id, extract(year from written_at) order by written_at, lead_id) as number
    from versions where version = 1 and status <> 'Draft'
  )
  select pg_temp.named_id('quote' || versions.lead_id || version) as id, versions.lead_id, enterprise_id, user_id, state, version, is_corrected, written_at, stage_since,
    year, number, chance, (case when pg_temp.draw(lead_id, 'vat') < 0.3 then 'standard' else 'none' end)::vat_kind as vat
  from versions left join numbered using (lead_id)`;

const planLines = `
  create temp table planned_lines on commit drop as
  select planned_quotes.id as quote_id, position, kind, quantity, unit_price, quantity * unit_price as total
  from planned_quotes, generate_series(1, 2 + floor(4 * pg_temp.draw(id, 'lines'))::int) as position,
    lateral (select 1 + floor(20 * pg_temp.draw(id, 'quantity ' || position))::int as quantity, 5000 * (1 + floor(100 * pg_temp.draw(id, 'price ' || position)))::bigint as unit_price,
      1 + (position + ascii(right(id::text, 1))) % ${lines.length} as kind) as line`;

/** The hash is one, but not that of the content: nothing of these is shown to be what was signed. */
const writeQuotes = `
  insert into quotes (id, lead_id, enterprise_id, author_id, status, number, version, corrects_id, vat, net_total, vat_total, total, deposit_percent,
    valid_until, starts_on, duration_days, created_at, updated_at, sent_at, content_hash, decided_at, decline_reason, accepted_by, accepted_from)
  select id, lead_id, enterprise_id, user_id, state, 'DEV-' || year || '-' || lpad(number::text, 5, '0'), version,
    case when version = 2 then pg_temp.named_id('quote' || lead_id || 1) end, vat, net, tax, net + tax, (array[0, 20, 30, 40])[1 + floor(4 * pg_temp.draw(lead_id, 'deposit'))::int],
    case state when 'Sent' then greatest(written_at::date + 30, pg_temp.moment()::date + 1 + floor(30 * chance)::int)
      when 'Expired' then least(written_at::date + 15, pg_temp.moment()::date - 1) else written_at::date + 30 end,
    written_at::date + 10, 1 + floor(30 * pg_temp.draw(id, 'days'))::int, written_at, stage_since,
    case when state <> 'Draft' then written_at end, case when state <> 'Draft' then encode(sha256(id::text::bytea), 'hex') end,
    case when state in ('Accepted', 'Declined') then stage_since end, case when state = 'Declined' then 'otherChosen' end,
    case when state = 'Accepted' then 'code' end, case when state = 'Accepted' then '192.0.2.1' end
  from planned_quotes
  join (select quote_id, sum(total) as net from planned_lines group by quote_id) as sums on quote_id = id,
    lateral (select case when vat = 'standard' then round(net * 0.18) else 0 end as tax) as taxes
  order by version, written_at`;

const writeLines = `
  insert into quote_lines (quote_id, position, label, quantity, unit, unit_price, total)
  select quote_id, position, (${literals(lines.map(([label]) => label))})[kind], quantity, (${literals(lines.map(([, unit]) => unit))})[kind], unit_price, total
  from planned_lines order by quote_id, position`;

const writeNumbers = `
  insert into quote_numbers (enterprise_id, year, last)
  select enterprise_id, year, max(number) from planned_quotes where year is not null group by enterprise_id, year
  on conflict (enterprise_id, year) do update set last = greatest(quote_numbers.last, excluded.last)`;

const text = fr('message.quoteSent.sms' satisfies keyof typeof messageTexts, {
  enterprise: '#enterprise#',
  amount: '#amount#',
  link: DEMO_LINK,
  site: settings.name,
});

const tellClients = `
  insert into messages (id, channel, template, recipient, body, status, attempts, segments, provider, project_id, dedupe_key, created_at, sent_at)
  select pg_temp.named_id('message' || quotes.id), 'sms', 'quoteSent', projects.phone_number,
    replace(replace('${text.replaceAll("'", "''")}', '#enterprise#', enterprises.name), '#amount#', quotes.total || ' GNF'),
    'Delivered', 1, 1, 'sandbox', projects.id, 'sms:quote:' || quotes.id, quotes.sent_at, quotes.sent_at + interval '8 seconds'
  from quotes join pg_temp.leads on leads.id = lead_id join projects on projects.id = project_id join enterprises on enterprises.id = quotes.enterprise_id
  where quotes.sent_at is not null`;

/** Quotes for the leads with their lines and numbers, and what the clients were told. */
export const quoteStatements = [
  planQuotes,
  planLines,
  'analyze planned_quotes',
  writeQuotes,
  // They are part of what is sent, which this trigger holds against later changes.
  'alter table quote_lines disable trigger quote_lines_kept',
  writeLines,
  'alter table quote_lines enable trigger quote_lines_kept',
  writeNumbers,
  tellClients,
];
