export interface Identity {
  name: string;
  registrationNumber: string | null;
}

/** Letters and digits alone: another accent, capital or dash names nobody else. */
const signs = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether documents that were checked for the one say nothing of the other. */
export const isAnotherCompany = (one: Identity, other: Identity): boolean =>
  signs(one.name) !== signs(other.name) || signs(one.registrationNumber) !== signs(other.registrationNumber);
