import { useSession } from '../providers/session.ts';
import { SelfAssignDialog, type SelfAssignProps } from '../ui/SelfAssignDialog.tsx';
import { assignEnterprise } from './dataProvider.ts';

interface Props extends Pick<SelfAssignProps, 'open' | 'onClose'> {
  enterpriseId: string;
}

/** Takes this enterprise for oneself, once agreed to. */
export function AssignDialog({ enterpriseId, open, onClose }: Props) {
  const agentId = useSession()?.user.id ?? '';
  return (
    <SelfAssignDialog
      resource="enterprises"
      id={enterpriseId}
      title="sales.assignTitle"
      text="sales.assignText"
      assign={() => assignEnterprise(enterpriseId, agentId)}
      open={open}
      onClose={onClose}
    />
  );
}
