import '../ui/deferredResources.ts';
import { useEffect } from 'react';
import { LazyOfflineMessage } from '../offline/LazyOfflineMessage.tsx';
import { markHydrated } from '../rendering/clickReplay.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

/** Instead of a page that failed: its code did not come over the network, or it broke while drawing. */
export function ErrorMessage({ error }: { error: unknown }) {
  const isMissing = isMissingCode(error);
  // What failed will not come to life; the way out must.
  useEffect(() => {
    markHydrated('page');
    markHydrated('bar');
  }, []);
  const message = (
    <MessagePage
      icon={isMissing ? 'wifi-off' : 'alert'}
      title={t(isMissing ? 'layout.chunkTitle' : 'layout.brokenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('common.retry')}</Button>}
    >
      <div role="alert">
        <p>{t(isMissing ? 'layout.chunk' : 'layout.broken')}</p>
      </div>
      <p>
        <SupportPhone />
      </p>
    </MessagePage>
  );
  return isMissing ? <LazyOfflineMessage fallback={message} /> : message;
}

/** Each browser words a failed import differently; "preload" is a page whose styles did not come. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|unable to preload|load failed/i.test(error.message);
