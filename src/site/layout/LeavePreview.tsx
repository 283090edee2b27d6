import '../ui/deferredResources.ts';
import { useNavigate } from 'react-router-dom';
import { clearPreviewFlag } from '../../shared/preview/previewFlag.ts';
import { api } from '../api.ts';
import { useMenuTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { toastWarning } from '../ui/toast.tsx';
import styles from './TopBar.module.css';
import { leftPreview } from './usePreviewGate.ts';

/** Locks the pages again in this browser (specification §2.6). For while the gate is on. */
export function LeavePreview({ className }: { className?: string | undefined }) {
  const { t } = useMenuTexts();
  const navigate = useNavigate();
  const leave = async () => {
    const left = api.post('/leave-preview');
    clearPreviewFlag();
    void navigate(paths.comingSoon, { state: leftPreview });
    if (!(await left).ok) await toastWarning(t('layout.leavePreviewFailed'));
  };
  return (
    <button type="button" className={className} title={t('layout.leavePreviewHint')} onClick={() => void leave()}>
      {t('layout.leavePreview')}
      <span className={styles.hint}>{t('layout.leavePreviewHint')}</span>
    </button>
  );
}
