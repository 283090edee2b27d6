import { type ComponentType, lazy, type ReactElement } from 'react';
import type { TextKey } from '../shared/texts.ts';
import { useDescription } from './layout/useDescription.ts';
import { useTitle } from './layout/useTitle.ts';
import { t } from './texts.ts';

/** A page whose code loads when it is first visited. The words of its title and description may come with that code. */
export function page(title: TextKey, load: () => Promise<ComponentType>, description?: TextKey): ReactElement {
  const Page = lazy(async () => {
    const Content = await load();
    return {
      default: function TitledPage() {
        useTitle(t(title));
        useDescription(description && t(description));
        return <Content />;
      },
    };
  });
  return <Page />;
}
