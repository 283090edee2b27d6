import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFileSize } from '../../../src/shared/format/fileSize.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatFileSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1 023 Bytes'],
    [1024, '1 KB'],
    [1536, '1,5 KB'],
    [1_048_575, '1 MB'],
    [15 * 1024 * 1024, '15 MB'],
    [1024 ** 3, '1 GB'],
    [5 * 1024 ** 4, '5 120 GB'],
  ])('shows %d bytes as %s', (bytes, shown) => {
    expect(plain(formatFileSize(bytes))).toBe(shown);
  });

  it('never shows 1024 of a unit that has a next one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1024 ** 3 }), (bytes) => {
        const [number = '', unit] = formatFileSize(bytes).split(/\s(?=\D+$)/);
        expect(['Bytes', 'KB', 'MB', 'GB']).toContain(unit);
        expect(Number(number.replace(/\s/g, '').replace(',', '.'))).toBeLessThan(1024);
      }),
    );
  });
});
