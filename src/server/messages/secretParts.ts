import type { Template } from './templates.ts';

/** What opens somebody's account or request is for its recipient alone. */
const link = /(\/(?:reset-password|annuler-changement|effacement)\?token=|\/suivi\/)([\w*-]+)/gi;
const code = /\b\d{6}\b/g;
const codeTemplates: readonly string[] = ['contactCode', 'trackingCode'] satisfies Template[];
const linkTemplates = ['passwordReset', 'invitation', 'accountChanged', 'erasureRequested'] satisfies Template[];

/** Their words open something as they are stored: whoever searches them would find it, one letter after the other. */
export const secretTemplates: readonly string[] = [...codeTemplates, ...linkTemplates];

const HIDDEN = '…';
/** Of a secret that was cut off, so many characters are not one by chance. */
const LEAST = 4;

/** The words of a message as staff read them. */
export const maskedBody = ({ template, body }: { template: string; body: string }): string =>
  (codeTemplates.includes(template) ? body.replace(code, '……') : body).replace(link, `$1${HIDDEN}`);

/**
 * What a provider said, without the links and codes of the words that it was given: it may quote them, in an encoding
 * of its own and cut off at the end.
 */
export function withoutSecretsOf(sent: string, said: string): string {
  const tokens = [...sent.matchAll(link)].map(([, , token = '']) => token);
  return [...tokens, ...(sent.match(code) ?? [])].reduce((text, secret) => {
    const whole = text.replaceAll(secret, HIDDEN);
    for (let length = secret.length - 1; length >= LEAST; length--)
      if (whole.endsWith(secret.slice(0, length))) return `${whole.slice(0, -length)}${HIDDEN}`;
    return whole;
  }, said);
}
