import { Link } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';

interface Props {
  projectId: string;
  reference: string;
  mayOpen: boolean;
}

/** A request's reference; it leads to the request where the reader may open it. */
export function ProjectReference({ projectId, reference, mayOpen }: Props) {
  const createPath = useCreatePath();
  if (!mayOpen) return reference;
  return (
    <Link component={LinkBase} to={createPath({ resource: 'projects', type: 'edit', id: projectId })}>
      {reference}
    </Link>
  );
}
