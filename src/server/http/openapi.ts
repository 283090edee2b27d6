import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failure } from '../../shared/api/envelope.ts';
import { may } from '../../shared/auth/permissions.ts';
import { sessionEntity } from '../../shared/auth/views.ts';
import { managedService } from '../../shared/catalog/adminViews.ts';
import { enterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { enterpriseView } from '../../shared/enterprises/views.ts';
import { fileItem } from '../../shared/files/views.ts';
import { messageItem } from '../../shared/messages/views.ts';
import { managedPackage } from '../../shared/packages/adminViews.ts';
import { paymentFile } from '../../shared/payments/historyViews.ts';
import { paymentView } from '../../shared/payments/views.ts';
import { projectListItem, projectView } from '../../shared/projects/views.ts';
import { personDetails } from '../../shared/staff/views.ts';
import { ticketDetails } from '../../shared/support/views.ts';
import { verificationDetails } from '../../shared/verifications/views.ts';
import { KEY_PATTERN } from './idempotency.ts';

/** Shapes that many replies share, named once in the document. */
const named = {
  Failure: failure,
  Session: sessionEntity,
  Enterprise: enterpriseView,
  File: fileItem,
  ProjectListItem: projectListItem,
  Project: projectView,
  EnterpriseDetails: enterpriseDetails,
  Verification: verificationDetails,
  SupportTicket: ticketDetails,
  Person: personDetails,
  Payment: paymentView,
  PaymentDetails: paymentFile,
  Service: managedService,
  Package: managedPackage,
  Message: messageItem,
};
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });

interface Described {
  format?: string;
  pattern?: string;
  oneOf?: { required?: string[] }[];
  anyOf?: unknown[];
}

/**
 * Zod writes the regular expression that it checks a format with beside the format's name, which says the same in one
 * word; and `oneOf` for shapes that a reader cannot always tell apart, because what tells them may be left out.
 */
const zodToJsonConfig: { override: (context: { jsonSchema: Described }) => void } = {
  override({ jsonSchema }) {
    if (jsonSchema.format) delete jsonSchema.pattern;
    if (!jsonSchema.oneOf) return;
    jsonSchema.anyOf = jsonSchema.oneOf;
    delete jsonSchema.oneOf;
  },
};
const jsonSchemaTransform = createJsonSchemaTransform({ zodToJsonConfig });
const transform: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const { permission, isRepeatable } = route.route.config ?? {};
  const isPublic = !permission || may('Visitor', permission);
  const headers = isRepeatable ? { type: 'object', properties: { 'Idempotency-Key': idempotencyKey } } : undefined;
  return {
    url,
    schema: { ...schema, security: isPublic ? [] : [{ bearer: [] }], ...(headers ? { headers } : {}) },
  };
};

const describeAll = createJsonSchemaTransformObject({ zodToJsonConfig });

/** Each named shape is described as a reply and as an input (`…Input`): what no call refers to is left out. */
const transformObject: typeof describeAll = (input) => {
  const document = describeAll(input);
  const schemas = 'components' in document ? document.components?.schemas : undefined;
  for (const name of Object.keys(schemas ?? {})) {
    if (!JSON.stringify(document).includes(`"#/components/schemas/${name}"`)) delete schemas?.[name];
  }
  return document;
};

const idempotencyKey = {
  type: 'string',
  pattern: KEY_PATTERN.source,
  description: 'The same key and body gets the first reply again for 24 hours',
};

/** Makes `openapi.json` (`app.swagger()`) of the routes registered after this, by their contracts (design §6). */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Oasis',
        version: '1.0.0',
        description: 'Marketplace for renovation work in Guinea',
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/', description: 'The origin that serves the site' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform,
    transformObject,
  });
}
