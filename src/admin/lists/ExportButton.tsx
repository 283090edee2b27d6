import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { api } from '../providers/api.ts';
import { givenOnly } from '../providers/restProvider.ts';
import { DownloadIcon } from '../ui/icons.tsx';

/** Where the list is to be had as a file. The list's filter is sent along. */
export interface ExportAddress {
  path: string;
  query?: Record<string, string>;
}

/** Saves the whole list under its present filter as a spreadsheet. */
export function ExportButton({ at, title }: { at: ExportAddress; title: string }) {
  const translate = useTranslate();
  const { run, isBusy } = useExport(at, title);
  return (
    <Button startIcon={<DownloadIcon />} onClick={run} disabled={isBusy} aria-busy={isBusy}>
      {translate(isBusy ? 'lists.exporting' : 'lists.export')}
    </Button>
  );
}

function useExport({ path, query }: ExportAddress, title: string) {
  const notify = useNotify();
  const { filterValues } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const filter = JSON.stringify(givenOnly(filterValues));
    const result = await api.download(path, { query: { ...query, filter } });
    if (result.ok) {
      saveBlob(result.entity, fileName(title));
      notify('lists.exported', { type: 'success' });
    } else notify(result.errorMessage ?? 'lists.exportFailed', { type: 'error' });
    setBusy(false);
  };
  return { run, isBusy };
}

/** `Gestion des projets` as `gestion-des-projets-2026-11-21.csv`. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-')}-${isoDate(new Date())}.csv`;
}
