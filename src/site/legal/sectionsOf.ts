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
