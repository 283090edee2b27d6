import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { TextKey } from '../../shared/texts.ts';

type Outcome<Credential> = { credential: Credential } | { failed: TextKey };

/** What the browser's own dialog gave; the person may have closed it, it found no key, or has one already. */
async function outcomeOf<Credential>(asking: Promise<Credential>): Promise<Outcome<Credential>> {
  try {
    return { credential: await asking };
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return { failed: 'factors.passkeyHere' };
    return { failed: browserSupportsWebAuthn() ? 'factors.passkeyStopped' : 'factors.passkeyUnsupported' };
  }
}

/** Asks the browser for one of the person's passkeys, with the options that the server wrote. */
export const askForPasskey = (options: Record<string, unknown>) =>
  outcomeOf(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));

/** Has the browser make a passkey. */
export const makePasskey = (options: Record<string, unknown>) =>
  outcomeOf(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
