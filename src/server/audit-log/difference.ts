/**
 * Only what changed goes into the audit trail: the fields of `changes` whose value is another one, before and after.
 */
export function difference<Row extends object>(row: Row, changes: Partial<Row>) {
  const fields = (Object.keys(changes) as (keyof Row)[]).filter((field) => !isSame(row[field], changes[field]));
  return {
    isChanged: fields.length > 0,
    before: Object.fromEntries(fields.map((field) => [field, row[field]])),
    after: Object.fromEntries(fields.map((field) => [field, changes[field]])),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}
