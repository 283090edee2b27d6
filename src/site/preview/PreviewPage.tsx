import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ORIGIN_PARAMETER } from '../../shared/preview/gate.ts';
import { clearPreviewFlag } from '../../shared/preview/previewFlag.ts';
import { previewTexts } from '../../shared/preview/texts.ts';
import { paths } from '../paths.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PlainFrame } from './PlainFrame.tsx';
import styles from './Preview.module.css';
import { PreviewFields } from './PreviewFields.tsx';

registerTexts(previewTexts);

/** The gate (specification §2.6). Where none is set there is nothing to unlock, and it says so. */
export function PreviewPage() {
  const settings = useSiteSettings();
  const [query] = useSearchParams();
  const isSentHere = query.has(ORIGIN_PARAMETER);
  // Whoever the server sent here has no access, whatever the flag of an earlier visit says.
  useEffect(() => {
    if (isSentHere) clearPreviewFlag();
  }, [isSentHere]);
  return (
    <PlainFrame>
      <Card className={styles.card}>
        <h1>{t('preview.title')}</h1>
        {settings?.isGated === false ? (
          <>
            <Alert tone="info">{t('preview.isOpen')}</Alert>
            <ButtonLink to={paths.home}>{t('preview.goHome')}</ButtonLink>
          </>
        ) : (
          <>
            <p>{t('preview.intro')}</p>
            <PreviewFields />
          </>
        )}
      </Card>
    </PlainFrame>
  );
}
