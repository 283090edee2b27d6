import { fileContract } from '../../shared/files/contract.ts';
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
        await owners[params.type].requireUploader(ctx, params.id);
        return uploadFiles(parts, { ctx, request, owner: params, replaces: query.replaces, once });
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
