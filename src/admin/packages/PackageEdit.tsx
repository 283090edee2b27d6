import type { ManagedPackage } from '../../shared/packages/adminViews.ts';
import { WHOLE } from '../editing/useSave.ts';
import { EditScreen } from '../layout/EditScreen.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { PackageForm } from './PackageForm.tsx';

export function PackageEdit() {
  return (
    <EditScreen<ManagedPackage> list="/packages" meta={WHOLE} back="packageAdmin.back" failed="packageAdmin.failed">
      {(row) => (
        <>
          <PageHeading title={row.nameFr} />
          <PackageForm key={row.id} row={row} />
        </>
      )}
    </EditScreen>
  );
}
