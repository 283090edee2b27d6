import { encode } from 'uqr';
import { t } from '../texts.ts';
import styles from './Factors.module.css';

/** The address as a code for another device's camera. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('factors.qrAlt')}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
