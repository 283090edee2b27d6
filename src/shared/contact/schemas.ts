import * as z from 'zod/mini';
import { emailField, optionalField, phoneField, requiredName, requiredText } from '../api/fields.ts';

export const MESSAGE_MAX = 2000;

type Reachable = { email?: string | undefined; phoneNumber?: string | undefined };

/** Said even while another field is wrong, so that the person sees all at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const isReachable = ({ email, phoneNumber }: Reachable) => Boolean(email || phoneNumber);

/** The contact form (design §8). Without an e-mail address or a phone number nobody could answer. */
export const contactSchema = z
  .object({
    name: requiredName('contact.nameRequired'),
    email: optionalField(emailField('contact.emailInvalid')),
    phoneNumber: optionalField(phoneField('contact.reachRequired')),
    subject: requiredText('contact.subjectRequired', 120),
    message: requiredText('contact.messageRequired', MESSAGE_MAX),
  })
  .check(z.refine<Reachable>(isReachable, { error: 'contact.reachRequired', path: ['phoneNumber'], when }));

export type ContactForm = z.infer<typeof contactSchema>;
