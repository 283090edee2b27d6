import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { isoDate } from '../../shared/format/dates.ts';
import { soundAdminContract, soundContract, soundFileContract } from '../../shared/sounds/contract.ts';
import { MAX_SOUND_BYTES } from '../../shared/sounds/rules.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { inTransaction } from '../context.ts';
import { sounds } from '../db/schema/index.ts';
import { IMMUTABLE, sendPublicContent, storeContent } from '../files/content.ts';
import type { FileScanner } from '../files/scanner/scanner.ts';
import { sendCsv } from '../http/csv.ts';
import { invalid, notFound } from '../http/errors.ts';
import { PUBLIC_CACHE } from '../http/publicCache.ts';
import { forgetPublicReplies } from '../http/replyCache.ts';
import { serve } from '../http/serve.ts';
import { soundColumns } from './files.ts';
import { listServiceSounds, listSounds } from './listSounds.ts';
import { receiveSound } from './receiveSound.ts';
import { confirmSound, removeSound, saveSound } from './saveSound.ts';
import { countMissing, exportSoundLines, listSoundLines } from './soundLines.ts';

/** The sounds of the request form: everybody hears them, an admin keeps them (docs/decisions/0097). */
export const soundRoutes =
  (scanner: FileScanner): FastifyPluginAsync =>
  async (app) => {
    await app.register(listRoutes);
    await app.register(fileRoutes);
    await app.register(managedRoutes(scanner));
  };

const listRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.header('Cache-Control', PUBLIC_CACHE);
  });
  await app.register(
    serve(soundContract, {
      listSounds: { isKept: true, handle: ({ ctx }) => listSounds(ctx) },
      listServiceSounds: { isKept: true, handle: ({ ctx, params }) => listServiceSounds(ctx, params.serviceId) },
    }),
  );
};

const fileRoutes = serve(soundFileContract, {
  async readSound({ ctx, request, reply, params }) {
    const [sound] = await ctx.db.select().from(sounds).where(eq(sounds.id, params.soundId));
    if (!sound) throw notFound();
    return sendPublicContent(request, reply, sound, IMMUTABLE);
  },
});

const managedRoutes =
  (scanner: FileScanner): FastifyPluginAsync =>
  async (app) => {
    forgetPublicReplies(app);
    await app.register(
      serve(soundAdminContract, {
        listSoundLines: ({ ctx, query: { filter }, page }) => listSoundLines(ctx, filter, page),
        async exportSoundLines({ ctx, query: { filter }, reply }) {
          await recordExport(ctx, 'sounds', filter);
          return sendCsv(reply, `oasis-sons-${isoDate(ctx.now)}.csv`, soundColumns, exportSoundLines(ctx, filter));
        },
        countMissingSounds: ({ ctx, query: { filter } }) => countMissing(ctx, filter),
        uploadSound: {
          limit: 'soundUpload',
          isSlow: true,
          async handle({ request, query, once }) {
            const part = await request.file({ limits: { fileSize: MAX_SOUND_BYTES, files: 1 } });
            if (!part) throw invalid({ sound: 'files.missing' });
            const { content, ...sound } = await receiveSound(request, scanner, part);
            const storageKey = await storeContent(request, Readable.from([content]));
            const recorded = { ...sound, size: content.length, storageKey };
            return once((tx) => saveSound(tx, query, recorded), { ...query, sha256: sound.sha256 });
          },
        },
        confirmSound: ({ ctx, params }) => inTransaction(ctx, (tx) => confirmSound(tx, params.id)),
        async removeSound({ ctx, params }) {
          await inTransaction(ctx, (tx) => removeSound(tx, params.id));
          return { id: params.id };
        },
      }),
    );
  };
