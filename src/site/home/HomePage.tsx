import { homeTexts } from '../../shared/home/texts.ts';
import { Late, late } from '../rendering/late.tsx';
import { localBusiness } from '../rendering/localBusiness.ts';
import { useStructuredData } from '../rendering/rendering.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts } from '../texts.ts';
import { Hero } from './Hero.tsx';

registerTexts(homeTexts);

const more = late(async () => (await import('./HomeMore.tsx')).HomeMore);

export function HomePage() {
  const settings = useSiteSettings();
  useStructuredData(import.meta.env.SSR && (({ origin }) => localBusiness(settings, origin)));
  return (
    <>
      <Hero />
      <Late part={more} place="100vh" />
    </>
  );
}
