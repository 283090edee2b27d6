import { PageFrame } from './PageFrame.tsx';
import { PageOutlet } from './PageOutlet.tsx';

export function PublicLayout() {
  return (
    <PageFrame>
      <PageOutlet />
    </PageFrame>
  );
}
