import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

interface Named {
  firstName: SQLWrapper;
  lastName: SQLWrapper;
}

/** First and last name as a value of a statement: as `fullName` of what a row holds. Empty where neither is known. */
export const fullNameOf = ({ firstName, lastName }: Named): SQL<string> =>
  sql<string>`trim(${firstName} || ' ' || ${lastName})`;

/** As `fullNameOf`; null where neither is known, and where a join found nobody. */
export const knownNameOf = (person: Named): SQL<string | null> => sql<string | null>`nullif(${fullNameOf(person)}, '')`;
