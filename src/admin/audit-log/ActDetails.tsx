import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { Act } from './AuditLogList.tsx';
import { changesOf } from './changes.ts';
import { useReadable } from './useReadable.ts';

/** Where the record of an act is looked at, by its entity. */
const screens: Record<string, { resource: string; label: string }> = {
  projects: { resource: 'projects', label: 'auditLog.project' },
  enterprises: { resource: 'enterprises', label: 'auditLog.enterprise' },
  users: { resource: 'staff', label: 'auditLog.user' },
  'support-tickets': { resource: 'support-tickets', label: 'auditLog.ticket' },
  verifications: { resource: 'verification-requests', label: 'auditLog.verification' },
  payments: { resource: 'payments', label: 'auditLog.payment' },
};

/** Opens what an act changed, field by field. */
export function ActDetails({ act }: { act: Act }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const screen = screens[act.entity];
  const action = translate(`auditLog.action.${act.action}`, { _: act.action });
  const title = translate('auditLog.showOf', { action, date: formatDateTime(act.createdAt) });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-label={title}>
        {translate('auditLog.show')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="md">
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {/* Many changes scroll: by keyboard too. */}
        <DialogContent tabIndex={0}>
          <Changes act={act} />
        </DialogContent>
        <DialogActions>
          {screen && (
            <Button component={LinkBase} to={createPath({ resource: screen.resource, type: 'edit', id: act.entityId })}>
              {translate(screen.label)}
            </Button>
          )}
          <Button variant="contained" onClick={() => setOpen(false)}>
            {translate('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Changes({ act }: { act: Act }) {
  const translate = useTranslate();
  const changes = changesOf(act, translate('auditLog.none'), useReadable(act));
  if (changes.length === 0) return <Typography>{translate('auditLog.noChange')}</Typography>;
  return (
    <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['field', 'before', 'after'].map((head) => (
              <TableCell key={head}>{translate(`auditLog.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {translate(`resources.${act.entity}.fields.${field}`, {
                  _: translate(`auditLog.field.${field}`, { _: field }),
                })}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'break-word' }}>{before}</TableCell>
              <TableCell sx={{ overflowWrap: 'break-word' }}>{after}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
