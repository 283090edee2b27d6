import { Button, Stack } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { may } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';
import { listPath } from '../lists/listPath.ts';

interface Props {
  enterprise: { id: string; accountNumber: string };
  role: Audience;
}

/** The way to the enterprise's verification and, for an admin, to what it subscribed to and paid. */
export function EnterpriseLinks({ enterprise: { id, accountNumber }, role }: Props) {
  const translate = useTranslate();
  const verification = listPath('/verification-requests', { filter: { q: accountNumber } });
  const ofEnterprise = { filter: { enterpriseId: id } };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button component={LinkBase} to={verification} variant="outlined">
        {translate('verification.ofEnterprise')}
      </Button>
      {may(role, 'payments.list') ? (
        <>
          <Button component={LinkBase} to={listPath('/subscriptions', ofEnterprise)} variant="outlined">
            {translate('paymentHistory.subscriptionsOfEnterprise')}
          </Button>
          <Button component={LinkBase} to={listPath('/payments', ofEnterprise)} variant="outlined">
            {translate('paymentHistory.ofThisEnterprise')}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
