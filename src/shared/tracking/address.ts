/** First segment of the client's page of a request; the token follows. */
const ROOT = '/suivi';

/** 128 bits in base64url. */
const TOKEN_LENGTH = 22;

/** Stands for a token where it must not be read: in a stored message, in what staff read, in a log. */
export const MASKED_TOKEN = '*'.repeat(TOKEN_LENGTH);

export const trackingPath = (token: string): string => `${ROOT}/${token}`;

const pattern = new RegExp(`^${ROOT}/([^/]+)/?$`, 'i');

/**
 * The token in the address of a tracking page as it was typed, for capitals count; undefined for any other address.
 * Whether it is one at all is not looked at: a wrong token is answered as one that opens nothing.
 */
export const tokenIn = (pathname: string): string | undefined => pattern.exec(pathname)?.[1];
