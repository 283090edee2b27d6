import { useDataProvider } from 'react-admin';
import { SelfAssignDialog, type SelfAssignProps } from '../assignment/SelfAssignDialog.tsx';
import type { AdminDataProvider } from '../providers/dataProvider.ts';

interface Props extends Pick<SelfAssignProps, 'open' | 'onClose'> {
  enterpriseId: string;
}

/** Takes this enterprise for oneself, once agreed to. */
export function AssignDialog({ enterpriseId, open, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <SelfAssignDialog
      resource="enterprises"
      id={enterpriseId}
      title="sales.assignTitle"
      text="sales.assignText"
      assign={() => dataProvider.assignEnterprise('enterprises', { id: enterpriseId })}
      open={open}
      onClose={onClose}
    />
  );
}
