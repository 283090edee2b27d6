/** Long enough for the nightly cleaning, which leaves alone what is younger than a day. */
export const twoDaysAgo = (): Date => new Date(Date.now() - 2 * 86_400_000);
