import { reviewRulesTexts } from '../../shared/reviews/rulesTexts.ts';
import { SCORE_FROM } from '../../shared/reviews/score.ts';
import { REVIEW_DELAY_DAYS, REVIEW_TEXT_MAX, refusalReasons } from '../../shared/reviews/status.ts';
import { reviewTexts } from '../../shared/reviews/texts.ts';
import { registerTexts, t } from '../texts.ts';
import { LegalDocument } from './LegalDocument.tsx';

registerTexts(reviewTexts);
registerTexts(reviewRulesTexts);

/** As in a sentence: no capital after the colon. */
const asItem = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The rules of reviews (design §10), with the numbers and the reasons that the code goes by. */
export function ReviewRulesPage() {
  const rules = {
    days: REVIEW_DELAY_DAYS,
    max: REVIEW_TEXT_MAX,
    from: SCORE_FROM,
    reasons: refusalReasons.map((reason) => asItem(t(`reviews.refusal.${reason}`))).join(' ; '),
  };
  return (
    <LegalDocument
      catalogue={reviewRulesTexts}
      title="reviewRules.title"
      intro="reviewRules.intro"
      version="reviewRules.version"
      more={rules}
    />
  );
}
