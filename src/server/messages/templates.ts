import type { messageTexts } from '../texts/messageTexts.ts';

type MessageTextKey = keyof typeof messageTexts;

/** The occasions on which a message is written. */
export type Template = MessageTextKey extends infer Key
  ? Key extends `message.${infer Name}.subject`
    ? Name
    : never
  : never;

/**
 * What comes first when the SMS of a day run out (design §12). `essential`: links, codes, what concerns the account or
 * money. `service`: what happens to a request or an enterprise. `announcement`: what is offered; keeps quiet hours.
 */
export type MessageClass = 'essential' | 'service' | 'announcement';

interface TemplateRule {
  class: MessageClass;
  /** Anybody causes it by a form, to a number or an address that may be somebody else's. */
  isOpen?: true;
}

/** Each template has a class: a new one does not compile without. */
const rules: Record<Template, TemplateRule> = {
  requestReceived: { class: 'service', isOpen: true },
  requestPublished: { class: 'announcement' },
  requestAccepted: { class: 'service' },
  quoteSent: { class: 'service' },
  quoteWithdrawn: { class: 'service' },
  jobHired: { class: 'essential' },
  quoteAccepted: { class: 'service' },
  quoteLost: { class: 'service' },
  quoteDeclined: { class: 'service' },
  requestRejected: { class: 'service' },
  requestCancelled: { class: 'service' },
  requestRestored: { class: 'service' },
  acceptedCancelled: { class: 'service' },
  acceptedCorrected: { class: 'service' },
  jobEnded: { class: 'service' },
  jobClosed: { class: 'service' },
  jobReserved: { class: 'service' },
  projectsReopened: { class: 'service' },
  clientUnreachable: { class: 'service' },
  clientReachable: { class: 'service' },
  leadReleased: { class: 'service' },
  leadReminder: { class: 'service' },
  jobCompleted: { class: 'service' },
  trackingLinks: { class: 'essential', isOpen: true },
  passwordReset: { class: 'essential', isOpen: true },
  invitation: { class: 'essential' },
  contactChanged: { class: 'essential' },
  erasureRequested: { class: 'essential' },
  factorChanged: { class: 'essential' },
  accountChanged: { class: 'essential' },
  contactCode: { class: 'essential', isOpen: true },
  trackingCode: { class: 'essential', isOpen: true },
  contactTaken: { class: 'service', isOpen: true },
  ticketReply: { class: 'service' },
  enterpriseRegistered: { class: 'service', isOpen: true },
  enterpriseActivated: { class: 'service' },
  paymentConfirmed: { class: 'essential' },
  packageEndsSoon: { class: 'announcement' },
  packageEnded: { class: 'announcement' },
  documentsRefused: { class: 'service' },
  enterpriseVerified: { class: 'service' },
  documentEndsSoon: { class: 'service' },
  documentEnded: { class: 'service' },
  stepDelayed: { class: 'service' },
  stepWaiting: { class: 'service' },
  stepCalled: { class: 'service' },
  stepQuoted: { class: 'service' },
  stepChoice: { class: 'service' },
  stepFinished: { class: 'service' },
  stepMended: { class: 'service' },
  contactDue: { class: 'service' },
  quoteDue: { class: 'service' },
  mendingDue: { class: 'service' },
  followUpsLate: { class: 'service' },
  followUpsEscalated: { class: 'service' },
  absenceUncovered: { class: 'service' },
  reviewRefused: { class: 'service' },
  reviewToAnswer: { class: 'service' },
};

const none: TemplateRule = { class: 'service' };

/** Of a template of a former release too, which is of service. */
const ruleOf = (template: string): TemplateRule => (isTemplate(template) ? rules[template] : none);

const isTemplate = (name: string): name is Template => Object.hasOwn(rules, name);

export const classOf = (template: string): MessageClass => ruleOf(template).class;

export const isOpenToAnybody = (template: string): boolean => ruleOf(template).isOpen === true;

export const essentialTemplates: readonly string[] = Object.keys(rules).filter((name) => classOf(name) === 'essential');
