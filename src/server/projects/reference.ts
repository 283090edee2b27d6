import { randomInt } from 'node:crypto';
import { REFERENCE_CHARACTERS, referenceOf } from '../../shared/projects/reference.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';

const LENGTH = 6;
/** With about 10^9 possible references a second attempt is rare. */
const MAX_DRAWS = 20;

/** A reference at random. Nothing says that it is free: `insertProject` asks. */
const drawReference = (): string =>
  referenceOf(Array.from({ length: LENGTH }, () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)] ?? ''));

type NewProject = Omit<typeof projects.$inferInsert, 'reference'> & { reference?: string | undefined };

/** Writes a project under a reference that no other has. */
export async function insertProject({ db }: Pick<Context, 'db'>, values: NewProject) {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const [project] = await db
      .insert(projects)
      .values({ ...values, reference: values.reference ?? drawReference() })
      .onConflictDoNothing({ target: projects.reference })
      .returning();
    if (project) return project;
  }
  throw new Error('No free project reference was drawn');
}
