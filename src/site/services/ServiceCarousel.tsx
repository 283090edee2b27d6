import { useRef } from 'react';
import { useServices } from '../catalog/lists.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServicesPage.module.css';

/**
 * The carousel. The specification gives it no items: the specialised services are put in it, and without any there is
 * no carousel. It moves only when somebody moves it: by finger, by its buttons, or by the keyboard from link to link.
 */
export function ServiceCarousel() {
  const services = useServices('specialized');
  const track = useRef<HTMLUListElement>(null);
  if (!services.items || services.items.length === 0) return null;
  const turn = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8 });
  return (
    <Section id="specialized" title={t('services.specialized')} isSunk>
      <div className={styles.carousel}>
        <ul ref={track} className={styles.track}>
          {services.items.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
        <div className={styles.arrows}>
          <Button variant="secondary" aria-label={t('services.previous')} onClick={() => turn(-1)}>
            <Icon name="arrow-left" />
          </Button>
          <Button variant="secondary" aria-label={t('services.next')} onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </Button>
        </div>
      </div>
    </Section>
  );
}
