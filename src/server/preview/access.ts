import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { isSameSecret } from '../http/sameSecret.ts';

type Secrets = Pick<Config, 'JWT_SECRET' | 'PREVIEW_PASSWORD'>;

/** How long the password, once given, opens the pages. */
export const ACCESS_SECONDS = 30 * 24 * 60 * 60;

/** Whether this is the preview password. Takes the same time whatever was typed. Never true while the gate is off. */
export function isPreviewPassword({ PREVIEW_PASSWORD }: Secrets, typed: string): boolean {
  return PREVIEW_PASSWORD !== undefined && isSameSecret(typed, PREVIEW_PASSWORD);
}

/** What the cookie bears: its end and a signature. Another password, or another secret, makes it worthless. */
export function signAccess(secrets: Secrets, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + ACCESS_SECONDS;
  return `${end}.${signature(secrets, end)}`;
}

export function grantsAccess(secrets: Secrets, cookie: string | undefined, now: Date): boolean {
  const [, end = '', signed = ''] = cookie?.match(/^(\d{1,12})\.([\w-]+)$/) ?? [];
  return isSameSecret(signed, signature(secrets, Number(end))) && Number(end) * 1000 > now.getTime();
}

const signature = ({ JWT_SECRET, PREVIEW_PASSWORD = '' }: Secrets, end: number): string =>
  createHmac('sha256', JWT_SECRET).update(`preview\0${end}\0${PREVIEW_PASSWORD}`).digest('base64url');
