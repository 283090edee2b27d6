import type { PersonDetails } from '../../shared/staff/views.ts';
import { EditScreen } from '../layout/EditScreen.tsx';
import { PersonPage } from './PersonPage.tsx';

/** Keeps a person read by themself apart from the rows of the list, which hold only part of them. */
const WHOLE = { whole: true };

/** A person as an admin manages them. */
export function StaffEdit() {
  return (
    <EditScreen<PersonDetails> list="/staff" meta={WHOLE} back="staff.back" failed="staff.personFailed">
      {(person) => <PersonPage person={person} />}
    </EditScreen>
  );
}
