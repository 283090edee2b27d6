import { useLocation } from 'react-router-dom';
import { LazyOfflineMessage } from '../offline/LazyOfflineMessage.tsx';
import { paths } from '../paths.ts';
import { useNotFoundStatus } from '../rendering/rendering.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

export function NotFoundPage() {
  useNotFoundStatus();
  // The shell answers where no network does: whether this first address exists is not known.
  const isUnknown = useLocation().key === 'default' && isShell();
  const message = (
    <MessagePage
      icon="map-pin"
      title={t('layout.notFound')}
      actions={<ButtonLink to={paths.home}>{t('layout.backHome')}</ButtonLink>}
    >
      <p>{t('layout.notFoundHelp')}</p>
    </MessagePage>
  );
  return isUnknown ? <LazyOfflineMessage fallback={message} /> : message;
}

const isShell = (): boolean => typeof document !== 'undefined' && 'offline' in document.documentElement.dataset;
