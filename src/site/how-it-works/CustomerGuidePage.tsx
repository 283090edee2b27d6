import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { GuideFrame } from './GuideFrame.tsx';

export function CustomerGuidePage() {
  const count = useMaxQuotes();
  return (
    <GuideFrame
      title={t('guide.customer.title')}
      intro={t('guide.customer.intro')}
      steps={[
        { title: t('guide.customer.1'), text: t('guide.customer.1Text') },
        { title: t('guide.customer.2'), text: t('guide.customer.2Text') },
        { title: t('guide.customer.3'), text: t('guide.customer.3Text') },
        { title: t('guide.customer.4'), text: t('guide.customer.4Text') },
        { title: t('guide.customer.5'), text: t('guide.customer.5Text') },
        { title: t('guide.customer.6'), text: t('guide.customer.6Text', { count }) },
      ]}
      action={<ButtonLink to={paths.projectInfo}>{t('guide.customer.action')}</ButtonLink>}
    />
  );
}
