import type { ReactNode } from 'react';
import { apiUrl } from '../../shared/client/apiUrl.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { positionTexts } from '../../shared/places/texts.ts';
import { hourRangeLabel, OTHER } from '../../shared/projects/options.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { registerTexts, t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { PositionLink } from '../ui/PositionLink.tsx';
import styles from './Tracking.module.css';

registerTexts(positionTexts);

/** What was asked for, as it stands with the server, and what was sent with it. */
export function Request({ token, tracked: { request, files: stored } }: { token: string; tracked: TrackingView }) {
  const files = stored.filter(({ voice }) => !voice);
  const { preferredContactDays: days, preferredHoursRange: range } = request;
  // Without words the hours were said.
  const contact = { days, hours: range === OTHER ? t('tracking.hoursInVoice') : hourRangeLabel(range) };
  return (
    <>
      <section aria-labelledby="request">
        <h2 id="request">{t('tracking.requestTitle')}</h2>
        <dl className={styles.facts}>
          {request.description && <Fact name={t('tracking.description')}>{request.description}</Fact>}
          {request.answers.map(({ question, answers }) => (
            <Fact key={question} name={question}>
              {answers.join(', ')}
            </Fact>
          ))}
          <Fact name={t('tracking.place')}>{request.place}</Fact>
          {request.address && <Fact name={t('tracking.address')}>{request.address}</Fact>}
          {request.landmark && <Fact name={t('tracking.landmark')}>{request.landmark}</Fact>}
          {request.position && (
            <Fact name={t('tracking.position')}>
              <PositionLink position={request.position} />
            </Fact>
          )}
          <Fact name={t('tracking.startDate')}>{formatLongDate(request.desiredStartDate)}</Fact>
          <Fact name={t('tracking.contact')}>{t('tracking.contactText', contact)}</Fact>
        </dl>
      </section>
      <section aria-labelledby="files">
        <h2 id="files">{t('tracking.filesTitle')}</h2>
        {files.length === 0 ? (
          <p className={styles.soft}>{t('tracking.noFiles')}</p>
        ) : (
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <a
                  className={styles.file}
                  href={apiUrl(`/tracking/${token}/files/${file.id}`)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="file" />
                  <span>
                    {file.name}
                    <br />
                    <span className={styles.soft}>
                      {t('tracking.fileMeta', {
                        extension: file.extension.toUpperCase(),
                        size: formatFileSize(file.size),
                      })}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
