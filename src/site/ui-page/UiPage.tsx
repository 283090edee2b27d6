import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../ui/PageHead.tsx';
import { Section } from '../ui/Section.tsx';
import { Controls } from './Controls.tsx';
import { Fields } from './Fields.tsx';
import { Messages } from './Messages.tsx';
import styles from './UiPage.module.css';

/** Each building block in its states, light beside dark. In development only (`/ui`). A frame takes the scheme of its element. */
export function UiPage() {
  const [query] = useSearchParams();
  if (query.has('frame')) return <Blocks />;
  return (
    <div className={styles.both}>
      {(['light', 'dark'] as const).map((colorScheme) => (
        <iframe key={colorScheme} title={colorScheme} src="/ui?frame" style={{ colorScheme }} />
      ))}
    </div>
  );
}

function Blocks() {
  return (
    <main id="main">
      <PageHead title="PageHead" intro="Building blocks of src/site/ui, each in its states." />
      <Section id="controls" title="Section: controls">
        <Controls />
      </Section>
      <Section id="fields" title="Section, sunk: fields" isSunk>
        <Fields />
      </Section>
      <Section id="messages" title="Messages and waiting">
        <Messages />
      </Section>
    </main>
  );
}
