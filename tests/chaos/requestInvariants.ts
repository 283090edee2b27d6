import { readSettings } from '../../src/server/settings/queries.ts';
import { type Evidence, type Invariant, inRows, rowsOf } from './evidence.ts';
import { limitCodes } from './journal.ts';

interface ProjectRow {
  id: string;
  description: string;
  agent_id: string | null;
  status: string;
  published_at: string | null;
}

/** Contractors may still accept it, or take its quotes back. */
const isOpen = (status: string): boolean => status === 'Available' || status === 'Accepted';

const projectsOf = (evidence: Evidence) =>
  rowsOf<ProjectRow>(evidence, 'select id, description, agent_id, status, published_at from projects');

/** Requests of clients, and who accepted them. */
export const requestInvariants: Invariant[] = [
  {
    name: 'each submission is one request: none lost, none doubled, none that nobody sent',
    examine: async (evidence) => {
      const kept = new Map<string, string[]>();
      for (const { id, description } of await projectsOf(evidence)) {
        const mark = description.slice(0, description.indexOf(';') + 1);
        kept.set(mark, [...(kept.get(mark) ?? []), id]);
      }
      const violations: string[] = [];
      for (const { mark, projectId } of evidence.journal.submissions) {
        const ids = kept.get(mark) ?? [];
        kept.delete(mark);
        if (ids.length !== 1 || ids[0] !== projectId)
          violations.push(`${mark} was answered with ${projectId}, stored are ${ids.join(', ') || 'none'}`);
      }
      for (const mark of kept.keys()) violations.push(`${mark} was sent by nobody`);
      return { examined: evidence.journal.submissions.length, violations };
    },
  },
  {
    name: 'each acceptance that was confirmed is stored once, and no other is',
    examine: async (evidence) => {
      const rows = await rowsOf<{ pair: string }>(
        evidence,
        `select project_id || ' by ' || user_id as pair from acceptances`,
      );
      const stored = new Set(rows.map(({ pair }) => pair));
      const told = new Set(evidence.journal.acceptances.map(({ projectId, userId }) => `${projectId} by ${userId}`));
      return {
        examined: told.size,
        violations: [
          ...[...told].filter((pair) => !stored.has(pair)).map((pair) => `${pair} was confirmed and is lost`),
          ...[...stored]
            .filter((pair) => !told.has(pair))
            .map((pair) => `${pair} is stored and was confirmed to nobody`),
        ],
      };
    },
  },
  {
    name: 'no request has more places taken than quotes, and its count is right',
    examine: async (evidence) => {
      const { maxQuotes } = await readSettings(evidence.database.orm);
      const rows = await rowsOf<{ id: string; status: string; kept: number; count: number; last: number }>(
        evidence,
        `select projects.id, status, acceptance_count as kept, count(slot)::int as count, coalesce(max(slot), 0) as last
         from projects left join acceptances on project_id = projects.id and freed_at is null
         where published_at is not null group by projects.id`,
      );
      const isWrong = ({ status, kept, count, last }: (typeof rows)[number]) =>
        last > maxQuotes || kept !== count || (isOpen(status) && (status === 'Accepted') !== (count === maxQuotes));
      return { examined: rows.length, violations: rows.filter(isWrong).map((row) => JSON.stringify(row)) };
    },
  },
  inRows(
    'no enterprise has more acceptances in a month than its package',
    'acceptances',
    `select enterprise_id || ' has ' || count(*) || ' of ' || monthly_acceptances as line
     from acceptances join packages on packages.id = package_id where released_at is null
     group by enterprise_id, month, monthly_acceptances
     having count(*) > monthly_acceptances or max(monthly_sequence) > monthly_acceptances
     union all
     select enterprise_id || ' has gaps in ' || month from acceptances
     group by enterprise_id, month having count(released_at) = 0 and max(monthly_sequence) <> count(*)`,
  ),
  {
    name: 'each lead that its contractor was told to be rid of is withdrawn, and its place free',
    examine: async (evidence) => {
      const rows = await rowsOf<{ id: string }>(
        evidence,
        `select id from acceptances where stage = 'Withdrawn' and freed_at is not null and released_at is null`,
      );
      const stored = new Set(rows.map(({ id }) => id));
      const { withdrawals } = evidence.journal;
      return {
        examined: withdrawals.length,
        violations: withdrawals.filter((id) => !stored.has(id)).map((id) => `${id} was withdrawn and is not`),
      };
    },
  },
  {
    name: 'both limits were reached, so that they were tried',
    examine: async ({ journal }) => ({
      examined: journal.acceptances.length,
      violations: limitCodes
        .filter((code) => !journal.refusals.has(code))
        .map((code) => `nobody was refused with ${code}`),
    }),
  },
];

/** What customer service did. */
export const deskInvariants: Invariant[] = [
  {
    name: 'what customer service was told is what the request is',
    examine: async (evidence) => {
      const rows = new Map((await projectsOf(evidence)).map((row) => [row.id, row]));
      const violations: string[] = [];
      for (const [id, work] of evidence.journal.desk) {
        const row = rows.get(id);
        const isPublished = row?.published_at !== null;
        if (row?.agent_id !== work.agentId) violations.push(`${id} is with ${row?.agent_id}, not ${work.agentId}`);
        if (work.description && row?.description !== work.description)
          violations.push(`${id} reads "${row?.description}", not "${work.description}"`);
        if (isPublished !== work.isPublished) violations.push(`${id} is ${row?.status}`);
      }
      return { examined: evidence.journal.desk.size, violations };
    },
  },
  {
    name: 'each act of customer service is in the audit once',
    examine: async (evidence) => {
      const rows = await rowsOf<{ id: string; action: string; count: number }>(
        evidence,
        `select entity_id as id, action, count(*)::int as count from audit_log where entity = 'projects' group by 1, 2`,
      );
      const counted = new Map(rows.map(({ id, action, count }) => [`${id} ${action}`, count]));
      const violations: string[] = [];
      for (const [id, { edits, isPublished }] of evidence.journal.desk) {
        for (const [action, expected] of [
          ['assign', 1],
          ['update', edits],
          ['activate', Number(isPublished)],
        ] as const) {
          const count = counted.get(`${id} ${action}`) ?? 0;
          if (count !== expected) violations.push(`${id}: ${action} ${count} times instead of ${expected}`);
        }
      }
      return { examined: rows.length, violations };
    },
  },
];
