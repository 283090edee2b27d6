import { paths } from '../paths.ts';
import { useNotFoundStatus } from '../rendering/rendering.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  useNotFoundStatus();
  return (
    <MessagePage
      icon="map-pin"
      title={t('layout.notFound')}
      actions={<ButtonLink to={paths.home}>{t('layout.backHome')}</ButtonLink>}
    >
      <p>{t('layout.notFoundHelp')}</p>
    </MessagePage>
  );
}
