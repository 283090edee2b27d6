import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './UiPage.module.css';

const ignore = () => undefined;

export function Messages() {
  return (
    <div className={styles.grid}>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Alert, ${tone}`}>
          <p>One sentence that says what happened and what comes next.</p>
        </Alert>
      ))}
      <Card>Card</Card>
      <Progress percent={66} label="Progress: 66 %" />
      <Skeleton lines={3} />
      <Spinner />
      <LoadFailure title="LoadFailure" isBusy={false} onRetry={ignore} />
      <EmptyState title="EmptyState" action={<Button>The way on</Button>}>
        <p>Why there is nothing.</p>
      </EmptyState>
      <UpdateOffer onAccept={ignore} onLater={ignore} />
    </div>
  );
}
