import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { GuideFrame } from './GuideFrame.tsx';
import { PackageOffer } from './PackageOffer.tsx';

export function BusinessGuidePage() {
  const count = useMaxQuotes();
  return (
    <GuideFrame
      title={t('guide.business.title')}
      intro={t('guide.business.intro')}
      steps={[
        { title: t('guide.business.1'), text: t('guide.business.1Text') },
        { title: t('guide.business.2'), text: t('guide.business.2Text') },
        { title: t('guide.business.3'), text: t('guide.business.3Text') },
        { title: t('guide.business.4'), text: t('guide.business.4Text') },
        { title: t('guide.business.5'), text: t('guide.business.5Text') },
        { title: t('guide.business.6'), text: t('guide.business.6Text', { count }) },
      ]}
      action={<ButtonLink to={paths.register}>{t('guide.business.action')}</ButtonLink>}
    >
      <PackageOffer />
    </GuideFrame>
  );
}
