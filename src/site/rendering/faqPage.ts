/** Questions with their answers, as schema.org has them. */
export const faqPage = (asked: readonly (readonly [string, string])[]): object => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
