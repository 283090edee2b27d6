import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyJwt from '@fastify/jwt';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { auditLogRoutes } from './audit-log/routes.ts';
import { passwordRoutes } from './auth/passwordRoutes.ts';
import { authRoutes } from './auth/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import type { Config } from './config.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Database } from './db/client.ts';
import { agentEnterpriseListRoutes } from './enterprises/agents/listRoutes.ts';
import { agentEnterpriseRoutes } from './enterprises/agents/routes.ts';
import { ownEnterpriseRoutes } from './enterprises/ownRoutes.ts';
import { enterpriseRoutes } from './enterprises/routes.ts';
import { fileRoutes } from './files/routes.ts';
import type { FileStorage } from './files/storage.ts';
import { healthRoutes } from './health/routes.ts';
import { authenticate } from './http/authentication.ts';
import { handleError } from './http/errorHandler.ts';
import { createLimits } from './http/limits.ts';
import { describeApi } from './http/openapi.ts';
import { secure } from './http/security.ts';
import { answerPages, type SendPage, serveBuiltSite } from './http/site.ts';
import { transfer } from './http/transfer.ts';
import type { Jobs } from './jobs/jobs.ts';
import { messageRoutes } from './messages/routes.ts';
import { smsRoutes } from './messages/smsRoutes.ts';
import { packageRoutes } from './packages/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { noticeRoutes } from './payments/noticeRoutes.ts';
import { createPaymentProviders } from './payments/providers/createPaymentProviders.ts';
import { paymentRoutes } from './payments/routes.ts';
import { sandboxRoutes } from './payments/sandboxRoutes.ts';
import { gatePages } from './preview/gate.ts';
import { previewRoutes } from './preview/routes.ts';
import { projectListRoutes } from './projects/listRoutes.ts';
import { projectRoutes } from './projects/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { contactRoutes } from './support/routes.ts';
import { userRoutes } from './users/routes.ts';

export interface AppParts {
  config: Config;
  database: Database;
  jobs: Jobs;
  storage: FileStorage;
  log: FastifyBaseLogger;
  clock?: () => Date;
  /** Draws the pages in development; otherwise the built site is served where there is one. */
  sendPage?: SendPage;
}

const JSON_BODY_MAX = 256 * 1024;
/** Browsers of phones on slow networks need long for 15 MB. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;

/** The whole application, listening to nothing: `main.ts` listens, tests inject. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, jobs, storage, log, clock = () => new Date() } = parts;
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: JSON_BODY_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  await secure(app, config);
  await transfer(app);
  await app.register(fastifyCookie);
  await app.register(fastifyJwt, {
    secret: config.JWT_SECRET,
    sign: { algorithm: 'HS256', expiresIn: '15m' },
    verify: { algorithms: ['HS256'] },
  });
  await app.register(fastifyMultipart);
  await describeApi(app, config.DEMO);
  gatePages(app, config, clock);
  const sendPage = parts.sendPage ?? (await serveBuiltSite(app));

  const limits = createLimits(database, config.RATE_LIMIT_FACTOR);
  authenticate(app, { db: database.orm, config, jobs, storage }, limits, clock);
  await healthRoutes(app.withTypeProvider(), {});
  await app.register(catalogRoutes);
  await app.register(settingsRoutes);
  await app.register(packageRoutes);
  await app.register(authRoutes(limits));
  await app.register(passwordRoutes(limits));
  await app.register(userRoutes);
  await app.register(enterpriseRoutes);
  await app.register(ownEnterpriseRoutes);
  await app.register(agentEnterpriseRoutes);
  await app.register(agentEnterpriseListRoutes);
  await app.register(projectRoutes);
  await app.register(projectListRoutes);
  await app.register(fileRoutes);
  const paymentProviders = createPaymentProviders(config, database.orm);
  await app.register(subscriptionRoutes(paymentProviders));
  await app.register(paymentRoutes(paymentProviders));
  await app.register(noticeRoutes(paymentProviders));
  await app.register(sandboxRoutes(paymentProviders));
  await app.register(messageRoutes);
  await app.register(smsRoutes);
  await app.register(auditLogRoutes);
  await app.register(statisticsRoutes);
  await app.register(dashboardRoutes);
  await app.register(partnerRoutes);
  await app.register(contactRoutes);
  await app.register(previewRoutes);
  answerPages(app, sendPage);
  return app;
}
