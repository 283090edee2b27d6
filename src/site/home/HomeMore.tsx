import '../ui/deferredResources.ts';
import { homeMoreTexts } from '../../shared/home/moreTexts.ts';
import { Faq } from '../faq/Faq.tsx';
import { registerTexts } from '../texts.ts';
import { Comparison } from './Comparison.tsx';
import { ContractorCall } from './ContractorCall.tsx';
import { Partners } from './Partners.tsx';
import { Steps } from './Steps.tsx';
import { TestPayment } from './TestPayment.tsx';

registerTexts(homeMoreTexts);

/** What lies below the first screen of the home page. */
export function HomeMore() {
  return (
    <>
      <Steps />
      <ContractorCall />
      <Comparison />
      <Partners />
      <Faq asks={['price', 'quotes', 'account', 'contact', 'verified', 'network']} isSunk />
      <TestPayment />
    </>
  );
}
