import { Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { NewEnterpriseItem } from '../../shared/enterprises/agentViews.ts';
import { AssignDialog } from './AssignDialog.tsx';

/** Manage what nobody has taken yet, which asks first; show the details of the rest (specification §2.6). */
export function EnterpriseAction({ enterprise }: { enterprise: NewEnterpriseItem }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isAsking, setAsking] = useState(false);
  const { id, name } = enterprise;
  if (enterprise.isAssigned) {
    return (
      <Button
        component={LinkBase}
        to={createPath({ resource: 'enterprises', type: 'edit', id })}
        variant="outlined"
        aria-label={translate('sales.showDetailsOf', { name })}
      >
        {translate('sales.showDetails')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} aria-label={translate('sales.manageOf', { name })}>
        {translate('sales.manage')}
      </Button>
      <AssignDialog enterpriseId={id} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
