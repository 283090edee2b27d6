import { classNames } from './classNames.ts';
import styles from './Skyline.module.css';
import drawing from './skyline.svg?raw';

/**
 * The server's HTML has the drawing, which is painted with the words beside it; where the browser renders the page, the
 * styles bring it as a file. Always the same object: React leaves alone what it holds.
 */
const content = { __html: import.meta.env.SSR ? drawing.replace(/<title>.*<\/title>|\n\s*/g, '') : '' };

/** A drawing of Conakry's roofs. Decorative. */
export function Skyline({ className }: { className?: string | undefined }) {
  return (
    <div
      className={classNames(styles.skyline, className)}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own, nothing that people write
      dangerouslySetInnerHTML={content}
    />
  );
}
