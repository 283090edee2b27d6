import { expect, test } from 'vitest';
import { relatedServices } from '../../../src/server/seed/content/relatedServices.ts';
import { services } from '../../../src/server/seed/content/services.ts';
import { MAX_RELATED } from '../../../src/shared/catalog/adminSchemas.ts';

test('the trades that an installation starts with are near to others that there are', () => {
  const slugs = new Set(services.map(({ slug }) => slug));
  for (const [slug, related] of Object.entries(relatedServices)) {
    expect(slugs.has(slug), slug).toBe(true);
    expect(related.length).toBeLessThanOrEqual(MAX_RELATED);
    expect(related.filter((other) => !slugs.has(other) || other === slug)).toEqual([]);
  }
});
