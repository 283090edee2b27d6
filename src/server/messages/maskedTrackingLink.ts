import { MASKED_TOKEN, trackingPath } from '../../shared/tracking/address.ts';
import type { Config } from '../config.ts';

/**
 * The link to a request's page as messages hold it: the token comes in only while the message is being sent
 * (`projects/trackingLink.ts`).
 */
export const maskedTrackingLink = ({ APP_URL }: Pick<Config, 'APP_URL'>): string =>
  `${APP_URL}${trackingPath(MASKED_TOKEN)}`;
