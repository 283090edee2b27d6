import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { EnterprisePage } from './EnterprisePage.tsx';

/** The agent's screen of one enterprise (specification §2.6). */
export function EnterpriseEdit() {
  return (
    <EditScreen<EnterpriseDetails>
      list="/enterprises"
      back="sales.back"
      failed="sales.enterpriseFailed"
      assigned="sales.assigned"
    >
      {(enterprise) => <EnterprisePage enterprise={enterprise} />}
    </EditScreen>
  );
}
