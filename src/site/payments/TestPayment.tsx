import { useState } from 'react';
import { formatGnf } from '../../shared/format/money.ts';
import { TEST_PAYMENT_AMOUNT } from '../../shared/payments/testPayment.ts';
import { api } from '../api.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './TestPayment.module.css';
import { isWebAddress } from './webAddress.ts';

/** The test of a mobile-money payment (specification §4, §8): to the provider's page, or why not. */
export function TestPayment() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const pay = async () => {
    setIsBusy(true);
    setError(undefined);
    const answer = await api.post('/api/orange/payment', {
      body: { amount: TEST_PAYMENT_AMOUNT, description: t('home.paymentDescription') },
    });
    setIsBusy(false);
    if (!answer.ok) return setError(t('home.paymentFailed'));
    const address = answer.body.redirectUrl ?? answer.entity?.redirectUrl;
    if (!address || !isWebAddress(address, location.origin)) return setError(t('home.paymentNoAddress'));
    location.assign(address);
  };
  return (
    <section className={styles.section} aria-labelledby="test-payment">
      <div className={styles.words}>
        <h2 id="test-payment">{t('home.paymentTitle')}</h2>
        <p>{t('home.paymentText', { amount: formatGnf(TEST_PAYMENT_AMOUNT) })}</p>
      </div>
      <div className={styles.act}>
        <Button variant="quiet" disabled={isBusy} onClick={() => void pay()}>
          {t(isBusy ? 'home.paymentBusy' : 'home.paymentAction')}
        </Button>
        <p className={styles.error} role="alert">
          {error}
        </p>
      </div>
    </section>
  );
}
