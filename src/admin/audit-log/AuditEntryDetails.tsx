import {
  Box,
  Button,
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
import type * as z from 'zod/mini';
import type { auditItem } from '../../shared/audit-log/views.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { useCities, useLanguages, useServices } from '../forms/choices.tsx';
import { listPath } from '../lists/listPath.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Facts } from '../ui/Section.tsx';
import { changesOf } from './changes.ts';
// Fields and states of whatever was acted on.
import '../texts/records.ts';

export type AuditEntry = z.infer<typeof auditItem>;

/** Where the record of an act is looked at, by its entity. */
const screens: Record<string, { resource: string; label: string }> = {
  projects: { resource: 'projects', label: 'auditLog.project' },
  enterprises: { resource: 'enterprises', label: 'auditLog.enterprise' },
  users: { resource: 'staff', label: 'auditLog.user' },
  'support-tickets': { resource: 'support-tickets', label: 'auditLog.ticket' },
  verifications: { resource: 'verification-requests', label: 'auditLog.verification' },
  payments: { resource: 'payments', label: 'auditLog.payment' },
  reviews: { resource: 'reviews', label: 'auditLog.review' },
};

/** Where the reasons of an act are named, by its entity. */
const reasonTexts: Record<string, string> = {
  projects: 'projects.reason',
  leads: 'leads.loss',
  quotes: 'leads.loss',
  reviews: 'reviews.refusal',
};

/** `Projet : Plomberie, Mariama Bah, 12/11/2026`. */
export function recordName(
  { entity, recordLabel }: Pick<AuditEntry, 'entity' | 'recordLabel'>,
  translate: ReturnType<typeof useTranslate>,
): string {
  const kind = translate(`auditLog.entity.${entity}`, { _: entity });
  return recordLabel ? translate('auditLog.recordOf', { kind, label: recordLabel }) : kind;
}

/** Opens what an act changed, field by field. */
export function AuditEntryDetails({ act }: { act: AuditEntry }) {
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
          <Typography sx={{ mb: 1, fontWeight: 600 }}>{recordName(act, translate)}</Typography>
          <Changes act={act} />
        </DialogContent>
        <DialogActions>
          <Button
            component={LinkBase}
            to={listPath('/audit-log', { filter: { entityId: act.entityId } })}
            onClick={() => setOpen(false)}
          >
            {translate('auditLog.onlyRecord')}
          </Button>
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

function Changes({ act }: { act: AuditEntry }) {
  const translate = useTranslate();
  const changes = changesOf(act, translate('auditLog.none'), useReadableValue(act));
  if (act.action === 'check' && changes.length === 0) return <Verdict act={act} />;
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

/** A document that was judged again as before: no field changed, and yet somebody said what it is. */
function Verdict({ act }: { act: AuditEntry }) {
  const translate = useTranslate();
  const facts = changesOf({ before: null, after: act.after }, translate('auditLog.none'), useReadableValue(act));
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{translate('auditLog.judged')}</Typography>
      <Facts
        facts={facts.map(({ field, after }) => ({
          label: translate(`auditLog.field.${field}`, { _: field }),
          value: after,
        }))}
      />
    </>
  );
}

/** How the values of an act read: names instead of ids, states and amounts as on the other screens. */
function useReadableValue(act: AuditEntry): (field: string, value: unknown) => unknown {
  const translate = useTranslate();
  const lists = [useServices(), useCities(), useLanguages()].flatMap(({ choices }) => choices);
  const names = new Map(lists.map(({ value, label }) => [value, label]));
  if (act.actorId && act.actorName) names.set(act.actorId, act.actorName);
  return (field, value) => {
    if (typeof value === 'number' && field === 'budget') return formatGnf(value);
    if (Array.isArray(value)) return value.map((one) => names.get(one) ?? one).join(', ');
    if (typeof value !== 'string') return value;
    if (field === 'role') return translate(`staff.role.${value}`, { _: value });
    if (field === 'deactivatedAt') return formatDateTime(value);
    if (field === 'kind') return translate(`verifications.kind.${value}`, { _: value });
    if (field === 'attention') return translate(`paymentHistory.attention.${value}`, { _: value });
    if (field === 'status') return translate(`${act.entity}.state.${value}`, { _: value });
    if (field === 'stage') return translate(`leads.stage.${value}`, { _: value });
    if (field === 'reason' && act.entity in reasonTexts)
      return translate(`${reasonTexts[act.entity]}.${value}`, { _: value });
    return field === 'phoneNumber' ? formatPhone(value) : (names.get(value) ?? value);
  };
}
