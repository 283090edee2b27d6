import { NO_ID } from '../../shared/ids.ts';
import type { Context } from '../context.ts';
import { recordAct } from './recordAct.ts';

/** A list left the house as a file, with people's names and numbers in it: who took it, and what of it (design §7). */
export function recordExport(ctx: Context, list: string, filter: object | undefined): Promise<void> {
  return recordAct(ctx, { action: 'export', entity: 'exports', entityId: NO_ID, after: { list, ...filter } });
}
