import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/support/chromium.ts';

/**
 * `node tools/icons.ts` draws `public/icon.svg` in the sizes and shapes that home screens ask for. What a system cuts
 * to its own shape (maskable, Apple) is full to the edges and keeps the drawing within the middle four fifths.
 */
const folder = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const uncut = drawing.replace(/<rect [^>]*\/>/, '');

const icons = [
  { file: 'icon-192.png', size: 192, isWhole: false },
  { file: 'icon-512.png', size: 512, isWhole: false },
  { file: 'icon-maskable-192.png', size: 192, isWhole: true },
  { file: 'icon-maskable-512.png', size: 512, isWhole: true },
  { file: 'apple-touch-icon.png', size: 180, isWhole: true },
];

const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env: { PATH: process.env.PATH ?? '', ...env } });
const page = await browser.newPage();
for (const { file, size, isWhole } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const inner = isWhole ? Math.round(size * 0.82) : size;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${isWhole ? '#0b3b2c' : 'transparent'}">
      <div style="width:${inner}px;height:${inner}px">${isWhole ? uncut : drawing}</div></body>`,
  );
  writeFileSync(join(folder, file), await page.screenshot({ omitBackground: !isWhole }));
}
await browser.close();
