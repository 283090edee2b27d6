import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyJwt from '@fastify/jwt';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { absenceRoutes } from './absences/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { passwordRoutes } from './auth/passwordRoutes.ts';
import { authRoutes } from './auth/routes.ts';
import { languageRoutes } from './catalog/languages/routes.ts';
import { placeRoutes } from './catalog/places/routes.ts';
import { questionRoutes } from './catalog/questions/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { serviceRoutes } from './catalog/services/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import type { Config } from './config.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Database } from './db/client.ts';
import { directoryRoutes } from './directory/routes.ts';
import { enterpriseFiguresRoutes } from './enterpriseFigures/routes.ts';
import { agentEnterpriseListRoutes } from './enterprises/agents/listRoutes.ts';
import { agentEnterpriseRoutes } from './enterprises/agents/routes.ts';
import { ownEnterpriseRoutes } from './enterprises/ownRoutes.ts';
import { enterpriseRoutes } from './enterprises/routes.ts';
import { factorRoutes } from './factors/routes.ts';
import type { FileOwners } from './files/owners.ts';
import { fileRoutes } from './files/routes.ts';
import { createScanner } from './files/scanner/createScanner.ts';
import { followUpRoutes } from './followUps/routes.ts';
import { handledStepsRoutes } from './handledSteps/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { showApi } from './http/apiPage.ts';
import { authenticate } from './http/authentication.ts';
import { compiledReplies } from './http/compiledReplies.ts';
import { compressReplies } from './http/compression.ts';
import { limitConnections } from './http/connections.ts';
import { createContactViews } from './http/contactViews.ts';
import { checkContentTypes } from './http/contentTypes.ts';
import { handleError } from './http/errorHandler.ts';
import { checkIdempotencyKeys } from './http/idempotency.ts';
import { createLimits } from './http/limits.ts';
import { shedLoad } from './http/overload.ts';
import { readableAddress } from './http/readableAddress.ts';
import { keepReplies } from './http/replyCache.ts';
import { secure, securityHeaders } from './http/security.ts';
import { refuseUnread } from './http/unreadRequests.ts';
import { wellFormedValidator } from './http/wellFormed.ts';
import { imageRoutes } from './images/routes.ts';
import type { CountedJobs, Jobs } from './jobs/jobs.ts';
import { leadListRoutes } from './leads/listRoutes.ts';
import { leadRoutes } from './leads/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { smsRoutes } from './messages/smsRoutes.ts';
import { managedPackageRoutes } from './packages/adminRoutes.ts';
import { packageRoutes } from './packages/routes.ts';
import { searchEngineRoutes } from './pages/searchEngines.ts';
import { securityTxtRoutes } from './pages/securityTxt.ts';
import { answerPages, type SendPage, serveBuiltSite } from './pages/serveSite.ts';
import { managedPartnerRoutes } from './partners/adminRoutes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { checkoutRoutes } from './payments/checkoutRoutes.ts';
import { paymentHistoryRoutes } from './payments/history/routes.ts';
import { noticeRoutes } from './payments/noticeRoutes.ts';
import { createPaymentProviders } from './payments/providers/createPaymentProviders.ts';
import { paymentRoutes } from './payments/routes.ts';
import { sandboxRoutes } from './payments/sandboxRoutes.ts';
import { gatePages } from './preview/gate.ts';
import { previewRoutes } from './preview/routes.ts';
import { ownDataRoutes, personDataRoutes } from './privacy/routes.ts';
import { projectDeskListRoutes } from './projects/deskListRoutes.ts';
import { projectDeskRoutes } from './projects/deskRoutes.ts';
import { leadReadingRoutes } from './projects/leadRoutes.ts';
import { projectListRoutes } from './projects/listRoutes.ts';
import { projectFiles } from './projects/projectFiles.ts';
import { projectRoutes } from './projects/routes.ts';
import { quoteListRoutes } from './quotes/listRoutes.ts';
import { quoteFiles } from './quotes/quoteFiles.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { reviewFiles } from './reviews/reviewFiles.ts';
import { ownReviewRoutes, reviewRoutes } from './reviews/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { contactChangeRoutes, sessionRoutes } from './security/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { soundRoutes } from './sounds/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import type { FileStorage } from './storage/storage.ts';
import { subscriptionAdminRoutes } from './subscriptions/adminRoutes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { contactRoutes } from './support/routes.ts';
import { ticketRoutes } from './support/ticketRoutes.ts';
import type { Tracing } from './tracing/tracing.ts';
import { trackingAccountRoutes } from './tracking/accountRoutes.ts';
import { trackingActRoutes } from './tracking/actRoutes.ts';
import { trackedQuoteRoutes } from './tracking/quoteRoutes.ts';
import { requestRoutes } from './tracking/requestRoutes.ts';
import { reserveFiles } from './tracking/reserveFiles.ts';
import { trackedReviewRoutes } from './tracking/reviewRoutes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { userRoutes } from './users/routes.ts';
import { enterpriseFiles } from './verifications/enterpriseFiles.ts';
import { verificationRoutes } from './verifications/routes.ts';

export interface AppParts {
  config: Config;
  database: Database;
  jobs: Jobs & CountedJobs;
  storage: FileStorage;
  log: FastifyBaseLogger;
  clock?: () => Date;
  /** Draws the pages in development; otherwise the built site is served where there is one. */
  sendPage?: SendPage;
  tracing?: Tracing;
  /** Called before the routes are registered: for who reads them. */
  describe?: (app: FastifyInstance) => Promise<void>;
}

const JSON_BODY_MAX = 256 * 1024;
/**
 * A form holds documents alone. Fields that other programs send along are read into the memory: by the reader's own
 * limits a gigabyte of them in a request.
 */
const FORM_FIELDS = { fields: 10, fieldSize: 1024 };
/** A busy machine takes longer than the default 10 s to load the page of the API's documentation. */
const PLUGIN_TIMEOUT_MS = 60_000;
/** Browsers of phones on slow networks need long for 15 MB. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** How often Node looks for requests whose time is over. */
const CONNECTIONS_CHECKED_EVERY_MS = 5_000;

/** Of the addresses before a request the proxy has added the last; those before it the caller may have written. */
const isNearest = (_address: string, hop: number): boolean => hop === 0;

/** The whole application, listening to nothing: `main.ts` listens, tests inject. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, jobs, storage, log, clock = () => new Date() } = parts;
  const headers = securityHeaders(config);
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY && isNearest,
    bodyLimit: JSON_BODY_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECKED_EVERY_MS },
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // Before any hook: the address is too long.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(headers)),
    clientErrorHandler: refuseUnread,
  });
  app.setValidatorCompiler(wellFormedValidator);
  app.setSerializerCompiler(compiledReplies);
  app.setErrorHandler(handleError);
  // Bodies are JSON: as text a page of somebody else could send them without being asked first.
  app.removeContentTypeParser('text/plain');
  parts.tracing?.followRequests(app);
  limitConnections(app, config);
  await secure(app, config, headers);
  keepReplies(app, clock);
  await compressReplies(app);
  await app.register(fastifyCookie);
  await app.register(fastifyJwt, {
    secret: config.JWT_SECRET,
    sign: { algorithm: 'HS256', expiresIn: '15m' },
    verify: { algorithms: ['HS256'] },
  });
  await app.register(fastifyMultipart, { limits: FORM_FIELDS });
  await parts.describe?.(app);
  if (config.DEMO) await showApi(app);
  gatePages(app, config, clock);
  const sendPage = parts.sendPage ?? (await serveBuiltSite(app));

  const limits = createLimits(database, config.RATE_LIMIT_FACTOR);
  const admission = shedLoad(app, config.MAX_IN_FLIGHT);
  authenticate(app, { db: database.orm, config, jobs, storage }, limits, admission, clock);
  checkContentTypes(app);
  checkIdempotencyKeys(app);
  const scanner = createScanner(config);
  await healthRoutes(app.withTypeProvider(), { db: database.orm, config, jobs, fileScanner: scanner });
  const contactViews = createContactViews(database.orm, log);
  app.decorate('contactViews', contactViews);
  // What cannot be written is in the log.
  app.addHook('onClose', () => contactViews.flush().catch(() => undefined));
  await app.register(catalogRoutes);
  await app.register(serviceRoutes);
  await app.register(questionRoutes);
  await app.register(placeRoutes);
  await app.register(languageRoutes);
  await app.register(imageRoutes(scanner));
  await app.register(soundRoutes(scanner));
  await app.register(managedPartnerRoutes);
  await app.register(managedPackageRoutes);
  await app.register(settingsRoutes);
  await app.register(packageRoutes);
  await app.register(authRoutes(limits));
  await app.register(passwordRoutes(limits));
  await app.register(sessionRoutes);
  await app.register(factorRoutes(limits));
  await app.register(contactChangeRoutes(limits));
  await app.register(userRoutes);
  await app.register(enterpriseRoutes);
  await app.register(ownEnterpriseRoutes);
  await app.register(agentEnterpriseRoutes);
  await app.register(agentEnterpriseListRoutes);
  await app.register(verificationRoutes);
  await app.register(projectRoutes);
  await app.register(projectListRoutes);
  await app.register(projectDeskRoutes);
  await app.register(projectDeskListRoutes);
  await app.register(quoteRoutes);
  await app.register(leadReadingRoutes);
  await app.register(leadRoutes);
  await app.register(commentRoutes);
  await app.register(ownDataRoutes(limits));
  await app.register(personDataRoutes);
  const fileOwners: FileOwners = {
    project: projectFiles,
    enterprise: enterpriseFiles,
    quote: quoteFiles,
    reserve: reserveFiles,
    review: reviewFiles,
  };
  await app.register(fileRoutes({ owners: fileOwners, limits, scanner }));
  const paymentProviders = await createPaymentProviders(config, database.orm);
  await app.register(checkoutRoutes(paymentProviders));
  await app.register(subscriptionRoutes);
  await app.register(paymentRoutes(paymentProviders));
  await app.register(paymentHistoryRoutes(paymentProviders));
  await app.register(subscriptionAdminRoutes);
  await app.register(noticeRoutes(paymentProviders));
  await app.register(sandboxRoutes(paymentProviders));
  await app.register(messageRoutes);
  await app.register(smsRoutes);
  await app.register(auditLogRoutes);
  await app.register(statisticsRoutes);
  await app.register(enterpriseFiguresRoutes);
  await app.register(handledStepsRoutes);
  await app.register(dashboardRoutes);
  await app.register(directoryRoutes);
  await app.register(partnerRoutes);
  await app.register(contactRoutes);
  await app.register(ticketRoutes);
  await app.register(trackingRoutes(limits));
  await app.register(trackedReviewRoutes({ limits, owners: fileOwners, scanner }));
  await app.register(reviewRoutes);
  await app.register(leadListRoutes);
  await app.register(followUpRoutes);
  await app.register(absenceRoutes);
  await app.register(quoteListRoutes);
  await app.register(ownReviewRoutes);
  await app.register(trackingActRoutes({ limits, owners: fileOwners, scanner }));
  await app.register(trackedQuoteRoutes);
  await app.register(requestRoutes);
  await app.register(trackingAccountRoutes);
  await app.register(staffRoutes);
  await app.register(searchRoutes);
  await app.register(previewRoutes);
  await app.register(searchEngineRoutes);
  await app.register(securityTxtRoutes);
  answerPages(app, sendPage);
  return app;
}
