import type { Page } from '@playwright/test';

/** The page makes no photo ready until the returned function is called: a small phone takes seconds for each. */
export async function holdPhotos(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function decodeLater() {
      await promise;
      return decode.call(this);
    };
    return {
      letGo() {
        HTMLImageElement.prototype.decode = decode;
        resolve();
      },
    };
  });
  return () => held.evaluate(({ letGo }) => letGo());
}
