import { Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';

const RETRY_AFTER_SECONDS = 300;

/** 503: the disk or the store does not take it now. */
export const notStored = () => new Refusal(503, fr('files.notStored'), { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** 507: nothing that the caller did, and over once there is space again. */
export const noSpace = () => new Refusal(507, fr('files.noSpace'), { retryAfterSeconds: RETRY_AFTER_SECONDS });
