import { formatPhone } from '../../shared/format/phone.ts';
import { useMaxQuotes, useSiteSettings } from '../settings/useSiteSettings.ts';
import { say, t } from '../texts.ts';
import { PageHead } from '../ui/Section.tsx';
import styles from './Legal.module.css';

interface LegalDocumentProps {
  /** The document's own sentences: `name.1.title`, `name.1.text`, and so on. */
  catalogue: Readonly<Record<string, string>>;
  title: string;
  intro: string;
  version: string;
  /** What the document says besides. */
  more?: Readonly<Record<string, string | number>>;
}

/** A legal text, with the names and numbers that the settings give it. */
export function LegalDocument({ catalogue, title, intro, version, more }: LegalDocumentProps) {
  const settings = useSiteSettings();
  const count = useMaxQuotes();
  const values = {
    name: settings?.name ?? t('layout.name'),
    address: settings?.address ?? '',
    phone: settings ? formatPhone(settings.supportPhone) : '',
    count,
    ...more,
  };
  return (
    <>
      <PageHead title={say(title)} intro={say(intro, values)} />
      <article className={styles.document}>
        {sectionsOf(catalogue).map((section) => (
          <section key={section.title}>
            <h2>{say(section.title, values)}</h2>
            {unbroken(say(section.text, values))
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </section>
        ))}
        <p className={styles.version}>{say(version)}</p>
      </article>
    </>
  );
}

/** No line begins with a sign that French sets apart from its word. */
const unbroken = (text: string): string => text.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

interface Section {
  title: string;
  text: string;
}

/** The numbered sections of a legal catalogue, in order, as the keys of their title and text. */
export function sectionsOf(catalogue: Readonly<Record<string, string>>): Section[] {
  return Object.keys(catalogue)
    .filter((key) => /\.\d+\.title$/.test(key))
    .map((title) => ({ title, text: title.replace(/title$/, 'text') }));
}
