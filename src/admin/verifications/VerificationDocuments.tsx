import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isPreviewable } from '../../shared/files/rules.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import type { CheckedDocument, VerificationDetails } from '../../shared/verifications/views.ts';
import { FilePreview } from '../files/FilePreview.tsx';
import { useDownload } from '../files/useDownload.ts';
import { useKeptState } from '../providers/keptState.ts';
import { DownloadIcon, PreviewIcon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import { SoonChip, StateChip } from './StateChip.tsx';
import '../texts/files.ts';

interface Props {
  request: VerificationDetails;
  mayCheck: boolean;
}

/** The documents with what was found of each; whoever holds the request looks at them one by one. */
export function VerificationDocuments({ request, mayCheck }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState<CheckedDocument>();
  const [checkedId, setCheckedId] = useKeptState<string | undefined>('checked', undefined);
  const { documents } = request;
  const checked = documents.find(({ id }) => id === checkedId);
  return (
    <Section title={translate('verification.documentsSection')}>
      {documents.length === 0 ? (
        <Typography color="textSecondary">{translate('verification.noDocument')}</Typography>
      ) : (
        <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onPreview={() => setShown(document)}
              {...(mayCheck ? { onCheck: () => setCheckedId(document.id) } : {})}
            />
          ))}
        </Box>
      )}
      {shown ? <FilePreview file={shown} onClose={() => setShown(undefined)} /> : null}
      {checked ? <CheckDialog document={checked} request={request} onClose={() => setCheckedId(undefined)} /> : null}
    </Section>
  );
}

interface RowProps {
  document: CheckedDocument;
  onPreview: () => void;
  onCheck?: () => void;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  listStyle: 'none',
  '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 },
} as const;

function DocumentRow({ document, onPreview, onCheck }: RowProps) {
  const translate = useTranslate();
  const { download, isBusy } = useDownload(document);
  const { name, extension } = document;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography noWrap title={name}>
          {name}
        </Typography>
        <DocumentFacts document={document} />
      </Box>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        {isPreviewable(extension) ? (
          <IconButton onClick={onPreview} aria-label={translate('files.previewOf', { name })}>
            <PreviewIcon />
          </IconButton>
        ) : null}
        <IconButton
          onClick={download}
          disabled={isBusy}
          aria-busy={isBusy}
          aria-label={translate('files.downloadOf', { name })}
        >
          <DownloadIcon />
        </IconButton>
        {onCheck ? (
          <Button variant="outlined" onClick={onCheck} aria-label={translate('verification.checkOf', { name })}>
            {translate('verification.check')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}

function DocumentFacts({ document }: { document: CheckedDocument }) {
  const translate = useTranslate();
  const { kind, status, extension, size, createdAt, expiresOn, expiresSoon, reason, formerReason, checkedBy } =
    document;
  const lines = [
    translate('files.meta', {
      extension: extension.toUpperCase(),
      size: formatFileSize(size),
      date: formatDate(createdAt),
    }),
    ...(expiresOn ? [translate('verifications.goodUntil', { date: formatDate(expiresOn) })] : []),
    ...(reason ? [translate('verifications.reasonIs', { reason })] : []),
    ...(formerReason ? [translate('verification.formerReason', { reason: formerReason })] : []),
    ...(checkedBy
      ? [translate('verification.checkedBy', { name: checkedBy.name, date: formatDateTime(checkedBy.at) })]
      : []),
  ];
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, my: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <StateChip state={status} />
        {expiresSoon ? <SoonChip /> : null}
        <Typography component="span" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
          {translate(`verifications.kind.${kind}`)}
        </Typography>
      </Stack>
      {lines.map((line) => (
        <Typography key={line} sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </>
  );
}
