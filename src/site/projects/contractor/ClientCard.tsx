import type { Ref } from 'react';
import { isClosed } from '../../../shared/projects/status.ts';
import type { ProjectView } from '../../../shared/projects/views.ts';
import { t } from '../../texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Fact } from './Fact.tsx';
import styles from './Project.module.css';
import { isAcceptedByMe } from './projectRow.ts';

interface ClientCardProps {
  project: ProjectView;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Who asks. How to reach them is given only to who accepted the project (design §6). */
export function ClientCard({ project, headingRef }: ClientCardProps) {
  const { firstName, lastName, phoneNumber, email, language } = project;
  const isAccepted = isAcceptedByMe(project);
  return (
    <Card className={styles.section}>
      <h2 ref={headingRef} tabIndex={-1}>
        {t('contractor.clientTitle')}
      </h2>
      {phoneNumber && (
        <div className={styles.contact}>
          <PhoneLink phone={phoneNumber} variant="primary" isNamed />
          <p className={styles.soft}>
            {t(isClosed(project.status) ? 'contractor.cancelledHint' : 'contractor.acceptedHint')}
          </p>
        </div>
      )}
      {!isAccepted && (
        <p className={styles.hiddenContact}>
          <Icon name="eye-off" />
          <span>{t('contractor.contactHidden')}</span>
        </p>
      )}
      <dl className={styles.list}>
        {(isAccepted || lastName) && <Fact name={t('contractor.lastName')} value={lastName} />}
        {(isAccepted || firstName) && <Fact name={t('contractor.firstName')} value={firstName} />}
        {isAccepted && <Fact name={t('contractor.email')} value={email && <a href={`mailto:${email}`}>{email}</a>} />}
        <Fact name={t('contractor.language')} value={language?.label} />
      </dl>
    </Card>
  );
}
