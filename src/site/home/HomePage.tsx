import { type ComponentType, lazy, Suspense } from 'react';
import { homeTexts } from '../../shared/home/texts.ts';
import { registerTexts } from '../texts.ts';
import { ContractorCall } from './ContractorCall.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { Steps } from './Steps.tsx';

registerTexts(homeTexts);

const HomeMore = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./HomeMore.tsx')).HomeMore };
  } catch {
    // Without the network the page does without its lower part: what it is for is above.
    return { default: () => null };
  }
});

export function HomePage() {
  return (
    <>
      <Hero />
      <Steps />
      <ContractorCall />
      <Suspense fallback={<div className={styles.place} />}>
        <HomeMore />
      </Suspense>
    </>
  );
}
