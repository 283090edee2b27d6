import { fileContract } from '../../shared/files/contract.ts';
import { invalid } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { readContent } from './content.ts';
import { describeFile } from './describeFile.ts';
import { findFile, listFiles } from './queries.ts';
import { type UploadParts, uploadFiles } from './uploadFiles.ts';

export const fileRoutes = (parts: UploadParts) => {
  const { owners } = parts;
  return serve(fileContract, {
    uploadFile: {
      limit: 'upload',
      isSlow: true,
      async handle({ ctx, request, once, params, query }) {
        const { requireUploader, nameVoice } = owners[params.type];
        await requireUploader(ctx, params.id);
        if (query.voice && !nameVoice) throw invalid({ voice: 'common.invalid' });
        return uploadFiles(parts, { ctx, request, owner: params, ...query, once });
      },
    },
    listFiles: ({ ctx, query }) => listFiles(ctx, owners, query),
    downloadFile: {
      isSlow: true,
      async handle({ ctx, request, reply, params }) {
        const file = await findFile(ctx, owners, params.fileId);
        const content = await readContent(request, file.storageKey);
        return describeFile(reply, file).send(content);
      },
    },
  });
};
