import type { ProofWay } from '../../shared/factors/status.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Factors.module.css';

const names = {
  passkey: 'factors.choosePasskey',
  totp: 'factors.chooseTotp',
  recovery: 'factors.chooseRecovery',
} as const;

interface OtherWaysProps {
  ways: readonly ProofWay[];
  current: ProofWay | undefined;
  onChoose: (way: ProofWay) => void;
  /** Absent where the person is signed in: they have something left. */
  onLost?: () => void;
}

/** What else than the way on screen leads on. */
export function OtherWays({ ways, current, onChoose, onLost }: OtherWaysProps) {
  const others = ways.filter((way) => way !== current && way !== 'password') as (keyof typeof names)[];
  if (others.length === 0 && !onLost) return null;
  return (
    <div className={styles.ways}>
      <h2>{t('factors.otherWays')}</h2>
      {others.map((way) => (
        <Button key={way} variant="quiet" onClick={() => onChoose(way)}>
          {t(names[way])}
        </Button>
      ))}
      {onLost && (
        <Button variant="quiet" onClick={onLost}>
          {t('factors.lostLink')}
        </Button>
      )}
    </div>
  );
}
