import { homeMoreTexts } from '../../shared/home/moreTexts.ts';
import { Faq } from '../faq/Faq.tsx';
import { registerTexts } from '../texts.ts';
import { Comparison } from './Comparison.tsx';
import { Partners } from './Partners.tsx';
import { TestPayment } from './TestPayment.tsx';

registerTexts(homeMoreTexts);

/** What lies below the first screens of the home page. */
export function HomeMore() {
  return (
    <>
      <Comparison />
      <Partners />
      <Faq asks={['price', 'quotes', 'account', 'contact', 'verified', 'network']} isSunk />
      <TestPayment />
    </>
  );
}
