import type { ComponentProps, ReactNode } from 'react';
import type { TextKey } from '../../../../shared/texts.ts';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import styles from '../steps/Wizard.module.css';
import { LatePart } from './Late.tsx';
import { useListening } from './listening.ts';
import type { SayProps } from './Say.tsx';

/** The button that says a line; nothing where the form is read, or where there is nothing to say. */
export const Heard = (props: SayProps) => useListening() && <LatePart body="say" {...props} />;

/**
 * A line with its button beside it, out of what a screen reader is told of the line; the line alone where the form is
 * read.
 */
export const Told = (props: SayProps) =>
  useListening() ? (
    <div className={styles.action}>
      {props.children}
      <Heard {...props} />
    </div>
  ) : (
    props.children
  );

/** A message that stays, with the button that says it. */
export const ToldAlert = ({ spoken, ...alert }: ComponentProps<typeof Alert> & Pick<SayProps, 'spoken'>) => (
  <Alert
    {...alert}
    aside={
      <Heard spoken={spoken}>
        {alert.title}
        {alert.children}
      </Heard>
    }
  />
);

interface ToldFailureProps {
  title: TextKey;
  list: { status: string; retry: () => void };
}

/** A list that did not come. */
export const ToldFailure = ({ title, list: { status, retry } }: ToldFailureProps): ReactNode =>
  status === 'failed' && (
    <Told spoken={[t(title), t('common.retry')]}>
      <LoadFailure title={t(title)} isBusy={false} onRetry={retry} />
    </Told>
  );
