import { fullName } from './fullName.ts';

/** The first letter of a name, as a capital with a full stop; null where there is none. */
export function initialOf(name: string): string | null {
  const [first] = name.trim();
  return first ? `${first.toUpperCase()}.` : null;
}

/** First name and initial: what is read of somebody whose contact is not shown. Empty where neither is known. */
export const briefName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  fullName({ firstName: firstName.trim(), lastName: initialOf(lastName) ?? '' });
