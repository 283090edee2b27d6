import { and, asc, desc, eq, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import { NO_ID } from '../../shared/ids.ts';
import type { Context } from '../context.ts';
import {
  acceptances,
  answers,
  auditLog,
  cities,
  contactViews,
  districts,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  erasures,
  factorResets,
  factors,
  files,
  languages,
  messages,
  packages,
  payments,
  projectAnswers,
  projects,
  questions,
  receipts,
  reserves,
  reviews,
  services,
  sessions,
  subscriptions,
  supportTickets,
  ticketEntries,
  userLanguages,
  users,
  verificationDocuments,
} from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { fr, frOr } from '../texts.ts';
import { at, receivedQuotes, writtenQuotes, writtenReserves } from './exportJobs.ts';

type User = typeof users.$inferSelect;
type Section = (ctx: Context, person: User) => Promise<unknown>;

/** The sections of an export, by the names they have in it. `docs/personal-data.md` lists them. */
export const sections: Record<string, Section> = {
  compte: readAccount,
  entreprise: readEnterprise,
  demandes: readRequests,
  'projets acceptés': readAcceptances,
  forfaits: readSubscriptions,
  paiements: readPayments,
  documents: readFiles,
  messages: readMessages,
  avis: readReviews,
  'questions posées': readTickets,
  connexions: readSessions,
  'double vérification': readFactors,
  'coordonnées consultées': readViews,
  'actes de notre équipe': readActs,
  'demandes d’effacement': readErasures,
};

/**
 * All that is kept of a person as one JSON document with French names, section by section as it is read: their own data
 * and nobody else's. What a contractor accepted is named without its client. Raises 404.
 */
export async function* exportPerson(ctx: Context, userId: string): AsyncGenerator<string> {
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person) throw notFound();
  yield `{\n"fait le": ${JSON.stringify(formatDateTime(ctx.now.toISOString()))}`;
  for (const [name, read] of Object.entries(sections)) {
    const content = await read(ctx, person);
    if (content !== undefined) yield `,\n${JSON.stringify(name)}: ${JSON.stringify(content, null, 2)}`;
  }
  yield '\n}\n';
}

async function readFactors({ db }: Context, { id }: User) {
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

async function readAccount({ db }: Context, person: User) {
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

async function readEnterprise({ db }: Context, { enterpriseId }: User) {
  if (!enterpriseId) return undefined;
  const [row] = await db
    .select({ enterprise: enterprises, city: cities.name })
    .from(enterprises)
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(eq(enterprises.id, enterpriseId));
  if (!row) return undefined;
  const [offered, wanted] = await Promise.all([
    db
      .select({ name: services.nameFr })
      .from(enterpriseServices)
      .innerJoin(services, eq(services.id, enterpriseServices.serviceId))
      .where(eq(enterpriseServices.enterpriseId, enterpriseId)),
    db
      .select({ name: cities.name })
      .from(enterpriseCities)
      .innerJoin(cities, eq(cities.id, enterpriseCities.cityId))
      .where(eq(enterpriseCities.enterpriseId, enterpriseId)),
  ]);
  const { enterprise, city } = row;
  return {
    nom: enterprise.name,
    'numéro de compte': enterprise.accountNumber,
    état: fr(`enterprises.state.${enterprise.status}`),
    immatriculation: enterprise.registrationNumber,
    téléphone: enterprise.phoneNumber,
    adresse: enterprise.address,
    ville: city,
    métiers: offered.map(({ name }) => name),
    'villes suivies': wanted.map(({ name }) => name),
    'alertes par SMS': enterprise.alertBySms,
    'alertes par e-mail': enterprise.alertByEmail,
    'créée le': at(enterprise.createdAt),
    'activée le': at(enterprise.activatedAt),
  };
}

async function readRequests(ctx: Context, { id }: User) {
  const { db } = ctx;
  const rows = await db
    .select({
      project: projects,
      service: services.nameFr,
      city: cities.name,
      district: districts.name,
      language: languages.nameFr,
    })
    .from(projects)
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(districts, eq(districts.id, projects.districtId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .leftJoin(languages, eq(languages.id, projects.languageId))
    .where(eq(projects.clientId, id))
    .orderBy(asc(projects.submittedAt));
  if (rows.length === 0) return undefined;
  const ids = rows.map(({ project }) => project.id);
  const [quotesOf, reservesOf, given, accepted] = await Promise.all([
    receivedQuotes(ctx, ids),
    writtenReserves(ctx, ids),
    db
      .select({
        projectId: projectAnswers.projectId,
        question: questions.nameFr,
        answer: answers.nameFr,
        customText: projectAnswers.customText,
      })
      .from(projectAnswers)
      .innerJoin(questions, eq(questions.id, projectAnswers.questionId))
      .innerJoin(answers, eq(answers.id, projectAnswers.answerId))
      .where(inArray(projectAnswers.projectId, ids))
      .orderBy(asc(projectAnswers.questionIndex)),
    db
      .select({ projectId: acceptances.projectId, enterprise: enterprises, acceptedAt: acceptances.acceptedAt })
      .from(acceptances)
      .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
      .where(inArray(acceptances.projectId, ids))
      .orderBy(asc(acceptances.slot)),
  ]);
  return rows.map(({ project, ...names }) => ({
    identifiant: project.id,
    état: fr(`projects.state.${project.status}`),
    service: names.service ?? fr('projects.uncategorised'),
    ville: names.city,
    quartier: names.district,
    adresse: project.address,
    repère: project.landmark,
    'position (Plus Code)': project.plusCode,
    description: project.description,
    // That there are voice notes is said with the documents.
    'l’entreprise peut écouter les messages vocaux': project.spokenFields.length > 0 ? project.sharesVoice : undefined,
    'début souhaité': project.desiredStartDate,
    jours: project.preferredContactDays,
    heures: project.preferredHoursRange,
    prénom: project.firstName,
    nom: project.lastName,
    téléphone: project.phoneNumber,
    'e-mail': project.email,
    langue: names.language,
    budget: project.budget,
    'envoyée le': at(project.submittedAt),
    'publiée le': at(project.publishedAt),
    'close le': at(project.closedAt),
    motif: project.closingReason && fr(`projects.reason.${project.closingReason}`),
    réponses: given
      .filter(({ projectId }) => projectId === project.id)
      .map(({ question, answer, customText }) => ({ question, réponse: answer, texte: customText })),
    // The client was sent both when they accepted.
    'entreprises qui ont accepté': accepted
      .filter(({ projectId }) => projectId === project.id)
      .map(({ enterprise, acceptedAt }) => ({
        nom: enterprise.name,
        téléphone: enterprise.phoneNumber,
        le: at(acceptedAt),
      })),
    'devis reçus': quotesOf(project.id),
    'réserves notées': reservesOf(project.id),
  }));
}

/** Whose projects they are is not said: that is the clients' own. */
async function readAcceptances(ctx: Context, { enterpriseId }: User) {
  if (!enterpriseId) return undefined;
  const { db } = ctx;
  const quotesOf = await writtenQuotes(ctx, enterpriseId);
  const rows = await db
    .select({ acceptance: acceptances, service: services.nameFr, city: cities.name })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .where(eq(acceptances.enterpriseId, enterpriseId))
    .orderBy(asc(acceptances.acceptedAt));
  return rows.map(({ acceptance, service, city }) => ({
    projet: acceptance.projectId,
    service,
    ville: city,
    'accepté le': at(acceptance.acceptedAt),
    devis: quotesOf(acceptance.id),
  }));
}

async function readSubscriptions({ db }: Context, { enterpriseId }: User) {
  if (!enterpriseId) return undefined;
  const rows = await db
    .select({ subscription: subscriptions, name: packages.nameFr })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(eq(subscriptions.enterpriseId, enterpriseId))
    .orderBy(asc(subscriptions.startsAt));
  return rows.map(({ subscription, name }) => ({
    forfait: name,
    état: fr(`subscriptionList.state.${subscription.status}`),
    du: at(subscription.startsAt),
    au: at(subscription.endsAt),
    'montant (GNF)': subscription.amount,
  }));
}

async function readPayments({ db }: Context, { id, enterpriseId }: User) {
  const rows = await db
    .select({ payment: payments, receipt: receipts })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(or(eq(payments.userId, id), enterpriseId ? eq(payments.enterpriseId, enterpriseId) : undefined))
    .orderBy(asc(payments.createdAt));
  if (rows.length === 0) return undefined;
  return rows.map(({ payment, receipt }) => ({
    numéro: payment.orderId,
    'montant (GNF)': payment.amount,
    pour: payment.description,
    état: fr(`payments.state.${payment.status}`),
    'demandé le': at(payment.createdAt),
    'décidé le': at(payment.settledAt),
    reçu: receipt && { numéro: receipt.number, 'au nom de': receipt.payerName, 'fait le': at(receipt.issuedAt) },
  }));
}

async function readFiles({ db, config }: Context, { id, enterpriseId }: User) {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, id));
  const jobs = db.select({ id: acceptances.id }).from(acceptances).where(inArray(acceptances.projectId, own));
  const rows = await db
    .select({ file: files, document: verificationDocuments })
    .from(files)
    .leftJoin(verificationDocuments, eq(verificationDocuments.fileId, files.id))
    .where(
      or(
        inArray(files.projectId, own),
        inArray(files.reserveId, db.select({ id: reserves.id }).from(reserves).where(inArray(reserves.leadId, jobs))),
        inArray(files.reviewId, db.select({ id: reviews.id }).from(reviews).where(inArray(reviews.leadId, jobs))),
        enterpriseId ? eq(files.enterpriseId, enterpriseId) : undefined,
      ),
    )
    .orderBy(asc(files.createdAt));
  if (rows.length === 0) return undefined;
  return rows.map(({ file, document }) => ({
    nom: file.name,
    type: file.mime,
    'taille (octets)': file.size,
    'durée (secondes)': file.seconds ?? undefined,
    demande: file.projectId,
    'pièce de l’entreprise': document && fr(`verifications.kind.${document.kind}`),
    'valable jusqu’au': document?.expiresOn ?? undefined,
    'ajouté le': at(file.createdAt),
    'à télécharger ici, connecté': `${config.APP_URL}/download/${file.id}`,
  }));
}

/** What is sent to an account alone; whoever gave somebody's number as theirs must not read what others were sent. */
const accountTemplates = ['passwordReset', 'invitation', 'contactChanged', 'erasureRequested'];

/** That they were sent, not their text: it may hold links that open an account. */
async function readMessages({ db }: Context, person: User) {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, person.id));
  const about = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(projects, eq(projects.id, messages.projectId))
    .where(
      and(
        inArray(messages.projectId, own),
        or(eq(messages.recipient, projects.phoneNumber), eq(messages.recipient, projects.email)),
      ),
    );
  const identifiers = [person.phoneNumber, ...(person.email ? [person.email] : [])];
  const hasLogin = person.passwordHash !== null || person.invitedAt !== null;
  const toAccount = hasLogin
    ? await db
        .select({ message: messages })
        .from(messages)
        .where(
          and(
            inArray(messages.recipient, identifiers),
            inArray(messages.template, accountTemplates),
            gte(messages.createdAt, person.createdAt),
          ),
        )
    : [];
  const all = [...about, ...toAccount].map(({ message }) => message);
  if (all.length === 0) return undefined;
  return all
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((message) => ({
      sujet: frOr(`messages.template.${message.template}`, message.template),
      par: fr(`messages.channel.${message.channel}`),
      à: message.recipient,
      état: fr(`messages.state.${message.status}`),
      le: at(message.sentAt ?? message.createdAt),
    }));
}

/** Those of the account, and the problems that were reported from the pages of its requests. */
async function readTickets({ db }: Context, { id }: User) {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, id));
  const tickets = await db
    .select()
    .from(supportTickets)
    .where(or(eq(supportTickets.userId, id), inArray(supportTickets.projectId, own)))
    .orderBy(asc(supportTickets.createdAt));
  if (tickets.length === 0) return undefined;
  const replies = await db
    .select({ ticketId: ticketEntries.ticketId, body: ticketEntries.body, createdAt: ticketEntries.createdAt })
    .from(ticketEntries)
    .where(
      and(
        inArray(
          ticketEntries.ticketId,
          tickets.map((ticket) => ticket.id),
        ),
        eq(ticketEntries.kind, 'Reply'),
      ),
    )
    .orderBy(asc(ticketEntries.createdAt));
  return tickets.map((ticket) => ({
    sujet: ticket.subject,
    message: ticket.body,
    nom: ticket.name,
    téléphone: ticket.phoneNumber,
    'e-mail': ticket.email,
    le: at(ticket.createdAt),
    réponses: replies
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ body, createdAt }) => ({ texte: body, le: at(createdAt) })),
  }));
}

async function readSessions({ db }: Context, { id }: User) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.createdAt));
  return rows.map((session) => ({
    'ouverte le': at(session.createdAt),
    'finit le': at(session.expiresAt),
    'terminée le': at(session.revokedAt),
  }));
}

/** Those that a client wrote, and those of a contractor's enterprise that staff published, without their author. */
async function readReviews({ db }: Context, { id, enterpriseId }: User) {
  const rows = await db
    .select({ review: reviews, clientId: projects.clientId })
    .from(reviews)
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .where(
      or(
        eq(projects.clientId, id),
        enterpriseId ? and(eq(reviews.enterpriseId, enterpriseId), eq(reviews.status, 'Published')) : undefined,
      ),
    )
    .orderBy(asc(reviews.createdAt));
  if (rows.length === 0) return undefined;
  return rows.map(({ review, clientId }) => ({
    'de vous': clientId === id,
    note: review.rating,
    texte: review.body,
    état: fr(`reviews.state.${review.status}`),
    'écrit le': at(review.updatedAt),
    'motif de refus': review.refusalReason ? fr(`reviews.refusal.${review.refusalReason}`) : undefined,
    réponse: review.answer ?? undefined,
  }));
}

/** An agent is named by their work, an enterprise by its name. Lists are not of one person. */
async function readViews({ db }: Context, { id, enterpriseId }: User) {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, id));
  const rows = await db
    .select({ view: contactViews, role: users.role, enterpriseName: enterprises.name })
    .from(contactViews)
    .innerJoin(users, eq(users.id, contactViews.viewerId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(
      and(
        ne(contactViews.entityId, NO_ID),
        or(
          and(eq(contactViews.entity, 'projects'), inArray(contactViews.entityId, own)),
          and(eq(contactViews.entity, 'users'), eq(contactViews.entityId, id)),
          enterpriseId
            ? and(eq(contactViews.entity, 'enterprises'), eq(contactViews.entityId, enterpriseId))
            : undefined,
        ),
      ),
    )
    .orderBy(desc(contactViews.day));
  return rows.map(({ view, role, enterpriseName }) => ({
    le: view.day,
    par: enterpriseName ?? fr(`staff.role.${role}`),
    demande: view.entity === 'projects' ? view.entityId : undefined,
  }));
}

async function readActs({ db }: Context, { id }: User) {
  const rows = await db
    .select({ action: auditLog.action, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'users'),
        eq(auditLog.entityId, id),
        isNotNull(auditLog.actorId),
        sql`${auditLog.actorId} <> ${id}`,
      ),
    )
    .orderBy(asc(auditLog.createdAt));
  return rows.map(({ action, createdAt }) => ({
    acte: frOr(`auditLog.action.${action}`, action),
    le: at(createdAt),
  }));
}

async function readErasures({ db }: Context, { id }: User) {
  const rows = await db.select().from(erasures).where(eq(erasures.userId, id)).orderBy(asc(erasures.requestedAt));
  return rows.map((erasure) => ({
    'demandé le': at(erasure.requestedAt),
    'prévu le': at(erasure.dueAt),
    'annulé le': at(erasure.undoneAt),
    'fait le': at(erasure.doneAt),
  }));
}
