import { paymentHistoryTexts } from '../../shared/payments/historyTexts.ts';
import { paymentStateTexts } from '../../shared/payments/stateTexts.ts';
import { addTexts } from '../providers/i18nProvider.ts';

addTexts(paymentHistoryTexts, paymentStateTexts);
