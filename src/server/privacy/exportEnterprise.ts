import { asc, eq, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import {
  acceptances,
  cities,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  packages,
  payments,
  projects,
  receipts,
  services,
  subscriptions,
} from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { writtenQuotes } from './exportJobs.ts';
import { at, type Person } from './exportSection.ts';

/** The enterprise that the person acts for, with what it offers and where. */
export async function readEnterprise({ db }: Context, { enterpriseId }: Person) {
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

/** Whose projects they are is not said: that is the clients' own. */
export async function readAcceptances(ctx: Context, { enterpriseId }: Person) {
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

/** The packages that their enterprise bought. Amounts in GNF. */
export async function readSubscriptions({ db }: Context, { enterpriseId }: Person) {
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

/** What the person paid, and what was paid for their enterprise. Amounts in GNF. */
export async function readPayments({ db }: Context, { id, enterpriseId }: Person) {
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
