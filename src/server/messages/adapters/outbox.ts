import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { MessageProvider } from '../provider.ts';
import { mailOf } from './mail.ts';

/** Each e-mail as a file under `DATA_DIR/outbox` that any mail program opens. */
export function createOutbox(config: Config): MessageProvider {
  const folder = join(config.DATA_DIR, 'outbox');
  return {
    name: 'outbox',
    isIdempotent: true,
    async send(message) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: content } = await transport.sendMail(mailOf(config, message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${message.id}.eml`), content, { mode: 0o600 });
      return { providerMessageId: `outbox-${message.id}` };
    },
  };
}
