import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** A service's form starts at its first question (specification §2.1). */
export function ServiceEntryPage() {
  const { id = '' } = useParams();
  return <Navigate to={paths.question(id, 0)} replace />;
}
