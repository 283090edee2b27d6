import { type ComponentType, lazy, type ReactElement, useEffect } from 'react';
import type { TextKey } from '../../shared/texts.ts';
import { useDescription, useTitle } from '../layout/documentHead.ts';
import { markHydrated } from '../rendering/clickReplay.ts';
import { type Loader, useRenderedModule } from '../rendering/rendering.ts';
import { t } from '../texts.ts';

/**
 * A page whose code loads when it is first visited. The words of its title and description may come with that code; a
 * page named after what it shows has no title here and sets its own.
 */
export function page(title: TextKey | undefined, load: Loader<ComponentType>, description?: TextKey): ReactElement {
  const Page = lazy(async () => {
    const Content = await load();
    return {
      default: function Page() {
        useRenderedModule(load);
        useEffect(() => markHydrated('page'), []);
        return (
          <>
            {title && <Head title={title} description={description} />}
            <Content />
          </>
        );
      },
    };
  });
  return <Page />;
}

function Head({ title, description }: { title: TextKey; description: TextKey | undefined }) {
  useTitle(t(title));
  useDescription(description && t(description));
  return null;
}
