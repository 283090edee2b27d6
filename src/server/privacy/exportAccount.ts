import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { cities, erasures, factorResets, factors, languages, sessions, userLanguages } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { at, type Person } from './exportSection.ts';

export async function readAccount({ db }: Context, person: Person) {
  const spoken = await db
    .select({ name: languages.nameFr })
    .from(userLanguages)
    .innerJoin(languages, eq(languages.id, userLanguages.languageId))
    .where(eq(userLanguages.userId, person.id))
    .orderBy(asc(languages.position));
  const [city] = person.cityId ? await db.select().from(cities).where(eq(cities.id, person.cityId)) : [];
  return {
    identifiant: person.id,
    rôle: fr(`staff.role.${person.role}`),
    prénom: person.firstName,
    nom: person.lastName,
    téléphone: person.phoneNumber,
    'e-mail': person.email,
    fonction: person.occupiedPosition,
    adresse: person.address,
    ville: city?.name ?? null,
    langues: spoken.map(({ name }) => name),
    'mot de passe': person.passwordHash === null ? 'aucun' : 'gardé sous une forme qui ne permet pas de le relire',
    'créé le': at(person.createdAt),
    'vu en dernier le': at(person.lastSeenAt),
    'fermé le': at(person.deactivatedAt),
  };
}

export async function readSessions({ db }: Context, { id }: Person) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.createdAt));
  return rows.map((session) => ({
    'ouverte le': at(session.createdAt),
    'finit le': at(session.expiresAt),
    'terminée le': at(session.revokedAt),
  }));
}

export async function readFactors({ db }: Context, { id }: Person) {
  const rows = await db.select().from(factors).where(eq(factors.userId, id)).orderBy(asc(factors.createdAt));
  const asked = await db.select().from(factorResets).where(eq(factorResets.userId, id));
  if (rows.length === 0 && asked.length === 0) return undefined;
  return {
    moyens: rows.map(({ kind, name, createdAt, lastUsedAt }) => ({
      type: fr(`factors.kind.${kind}`),
      nom: name,
      'ajouté le': at(createdAt),
      'dernier usage le': at(lastUsedAt),
    })),
    'demandes de retrait': asked.map(({ note, status, createdAt, closedAt }) => ({
      motif: note,
      état: fr(`factors.resetState.${status}`),
      'demandé le': at(createdAt),
      'décidé le': at(closedAt),
    })),
  };
}

export async function readErasures({ db }: Context, { id }: Person) {
  const rows = await db.select().from(erasures).where(eq(erasures.userId, id)).orderBy(asc(erasures.requestedAt));
  return rows.map((erasure) => ({
    'demandé le': at(erasure.requestedAt),
    'prévu le': at(erasure.dueAt),
    'annulé le': at(erasure.undoneAt),
    'fait le': at(erasure.doneAt),
  }));
}
