import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { invalid } from '../http/errors.ts';
import type { ServerTextKey } from '../texts.ts';

/** Who the password is for. */
interface Owner {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phoneNumber?: string | null | undefined;
  email?: string | null | undefined;
}

/** A known word or pattern that is found in fewer guesses than these is refused. */
const GUESSES = 1e8;

/** Words of the list and of the owner, rows of keys, and what repeats or counts on. */
const guessable: ReadonlySet<string> = new Set(['dictionary', 'spatial', 'repeat', 'sequence']);

let loading: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether the password is one of those that leaked and are tried first, or one with little added, or made of the
 * owner's own name, number or address. Asked of a list that comes with a package, read when it is first needed; nothing
 * leaves the server (design §12). Letters at random are not refused, however few: their number is the specification's
 * rule.
 */
export async function isKnownPassword(password: string, owner: Owner): Promise<boolean> {
  loading ??= load();
  const { guesses, sequence } = (await loading).check(password, partsOf(owner));
  return guesses < GUESSES && sequence.some(({ pattern }) => guessable.has(pattern));
}

/** Raises 400 at the field. */
export async function requireUnknownPassword(field: string, password: string, owner: Owner): Promise<void> {
  const key: ServerTextKey = 'password.known';
  if (await isKnownPassword(password, owner)) throw invalid({ [field]: key });
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
  });
}

/** The words and digits that others know of the owner. */
function partsOf({ firstName = '', lastName = '', phoneNumber, email }: Owner): string[] {
  const digits = phoneNumber?.replace(/^\+224/, '') ?? '';
  const words = [firstName, lastName, email ?? ''].flatMap((text) => [text, ...text.split(/[\s@._+'’-]+/)]);
  const plain = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  return [...new Set([...words, ...plain, digits, digits.slice(-6), 'oasis'])].filter((part) => part.length > 2);
}
