import type { ManagedPackage } from '../../shared/packages/adminViews.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PackageForm } from './PackageForm.tsx';
import '../texts/packages.ts';

export function PackageEdit() {
  return (
    <EditScreen<ManagedPackage> list="/packages" back="packageAdmin.back" failed="packageAdmin.failed">
      {(row) => (
        <>
          <PageHeading title={row.nameFr} />
          <PackageForm key={row.id} row={row} />
        </>
      )}
    </EditScreen>
  );
}
