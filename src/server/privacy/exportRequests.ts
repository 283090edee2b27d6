import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import {
  acceptances,
  answers,
  cities,
  districts,
  enterprises,
  files,
  languages,
  projectAnswers,
  projects,
  questions,
  reserves,
  reviews,
  services,
  verificationDocuments,
} from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { receivedQuotes, writtenReserves } from './exportJobs.ts';
import { at, type Person } from './exportSection.ts';

/** The person's own requests, with their answers and what enterprises made of them. */
export async function readRequests(ctx: Context, { id }: Person) {
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

/** The documents of their requests and of their enterprise, with where each is downloaded. */
export async function readFiles({ db, config }: Context, { id, enterpriseId }: Person) {
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

/** Those that a client wrote, and those of a contractor's enterprise that staff published, without their author. */
export async function readReviews({ db }: Context, { id, enterpriseId }: Person) {
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
