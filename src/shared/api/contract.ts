import type * as z from 'zod/mini';
import type { Permission } from '../auth/permissions.ts';
import type { ViewedEntity } from '../privacy/contactViews.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** What every call says of itself; its name in the contract is its `operationId` in `openapi.json`. */
interface CallBase {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the specification §7, its parameters in braces: `/get-project-details/{id}`. */
  path: `/${string}`;
  /** Who may call it (`auth/permissions.ts`). */
  permission: Permission;
  /** One line of `openapi.json`. */
  summary: string;
  /** Moves money, roles or personal data: asks for a proof of the caller's in the last minutes (design §12). */
  needsRecentProof?: true;
  /** Takes an `Idempotency-Key` and is carried out once under it (design §6). */
  isRepeatable?: true;
  /** Left out of `openapi.json`: called by a provider's own configuration, not by clients of the API. */
  isHidden?: true;
  /** Its reply may hold somebody's contact details: who is given them is recorded (docs/decisions/0045). */
  showsContactOf?: ViewedEntity;
  params?: ObjectSchema;
  query?: ObjectSchema;
  /** JSON; a call that takes a form with files has `consumes` instead. */
  body?: Schema;
  consumes?: 'multipart/form-data';
}

/** `{ isSuccess, entity, errorMessage }` around one entity (design §6). */
interface EntityCall extends CallBase {
  entity: Schema;
}

/** A page of rows with `Content-Range` in the given unit: a bare array, the dialect of ra-data-simple-rest. */
interface RowsCall extends CallBase {
  rows: Schema;
  unit: string;
  /** The specification's own lists are within the envelope. */
  isEnveloped?: true;
}

/** JSON of its own shape: public data as bare arrays, and replies that carry more beside the entity. */
interface PlainCall extends CallBase {
  reply: Schema;
}

/** Something else than JSON: the media type. */
interface FileCall extends CallBase {
  file: string;
}

export type Call = EntityCall | RowsCall | PlainCall | FileCall;

/** The calls of one noun, by the name that is their `operationId`. */
export interface Contract<Calls extends Record<string, Call> = Record<string, Call>> {
  tag: string;
  calls: Calls;
}

/**
 * Declares the calls of a noun, each once: the server registers its routes from this value (`server/http/serve.ts`),
 * the browsers' calls take their types from it (`client/apiTypes.ts`) and `openapi.json` is made from it.
 */
export function contract<const Calls extends Record<string, Call>>(tag: string, calls: Calls): Contract<Calls> {
  return { tag, calls };
}
