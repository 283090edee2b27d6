import { Link, useCreatePath } from 'react-admin';

/** The name of an enterprise, which leads to its details. */
export function NameLink({ id, name }: { id: string; name: string }) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource: 'enterprises', type: 'edit', id })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
  );
}
