import styles from './HowItWorks.module.css';

export interface GuideStep {
  title: string;
  text: string;
}

/** Numbered steps, one under the other. */
export function StepList({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
