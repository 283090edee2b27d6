import * as z from 'zod/mini';
import { emailField, idField, nameField, optionalField, phoneField } from '../api/fields.ts';
import { correctedDetailFields, detailFields, hoursRange, tellsPlace } from './details.ts';
import { OTHER } from './options.ts';
import { isSpoken, spokenFields } from './spoken.ts';

/** One answer of the predefined form: the response, and the words typed where it is 'Autre'. */
const chosenResponse = z.object({
  responseId: idField(),
  customResponseText: optionalField(z.string().check(z.trim(), z.maxLength(300, 'common.tooLong'))),
});

/** `{ Q0: [{ responseId, customResponseText }], … }`, empty for a free-form project (design §6). */
export const chosenResponses = z.record(
  z.string().check(z.regex(/^Q\d{1,2}$/)),
  z.array(chosenResponse).check(z.maxLength(30)),
);

const isObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null;

/**
 * The project save payload (specification §3). A description is required, in words or in a voice note, unless a
 * predefined service was answered.
 */
export const submitProjectSchema = z
  .object({
    clientId: idField(),
    ...detailFields,
    description: z._default(detailFields.description, ''),
    preferredHoursRange: hoursRange,
    choosenResponses: z._default(chosenResponses, {}),
    serviceId: optionalField(idField()),
    filePath: z.optional(z.unknown()),
    /** What the client says in voice notes, which are sent once the request is there. */
    spokenFields: z._default(spokenFields, []),
    /** Whether contractors who accepted may hear them. */
    sharesVoice: z._default(z.boolean(), false),
  })
  .check(
    z.refine(tellsPlace, {
      error: 'projects.addressRequired',
      path: ['address'],
      when: ({ value }) => typeof (value as { address?: unknown } | null)?.address === 'string',
    }),
    z.refine(
      (project) =>
        Boolean(project.description) ||
        Object.keys(project.choosenResponses ?? {}).length > 0 ||
        isSpoken(project, 'description'),
      { error: 'projects.descriptionRequired', path: ['description'], when: isObject },
    ),
    z.refine((project) => project.preferredHoursRange !== OTHER || isSpoken(project, 'preferredHoursRange'), {
      error: 'projects.hoursOtherRequired',
      path: ['preferredHoursRange'],
      when: isObject,
    }),
  );

/**
 * What the assigned agent corrects (specification §7). `updatedAt`, when sent, must be the row's, or STALE is raised.
 */
export const updateProjectSchema = z.object({
  id: idField(),
  agentId: idField(),
  ...correctedDetailFields,
  serviceId: optionalField(idField()),
  /** Of a client who said it instead of typing it. Left out, it stays as it is. */
  firstName: z.optional(nameField()),
  lastName: z.optional(nameField()),
  phoneNumber: phoneField('auth.phoneRequired'),
  email: optionalField(emailField('auth.emailInvalid')),
  language: optionalField(idField()),
  budget: optionalField(
    z
      .int('admin.amountInvalid')
      .check(z.minimum(0, 'admin.amountInvalid'), z.maximum(999_999_999_999, 'admin.amountInvalid')),
  ),
  updatedAt: optionalField(z.iso.datetime()),
});

export const assignProjectSchema = z.object({ id: idField(), agentId: idField() });

/**
 * Activation needs a real service (specification §5); the all-zero id is refused by a rule, with its code. `updatedAt`,
 * when sent, must be the row's, or STALE is raised: what is published is what the agent read.
 */
export const activateProjectSchema = z.object({
  id: idField(),
  agentId: idField(),
  serviceId: optionalField(idField()),
  updatedAt: optionalField(z.iso.datetime()),
});

export const acceptProjectSchema = z.object({ id: idField(), entrepreneurId: idField() });

export type SubmitProject = z.infer<typeof submitProjectSchema>;
export type UpdateProject = z.infer<typeof updateProjectSchema>;
export type ActivateProject = z.infer<typeof activateProjectSchema>;
export type ChosenResponses = z.infer<typeof chosenResponses>;
