import { describe, expect, test } from 'vitest';
import { parseRules, rulesFor } from '../../../src/server/pages/firstRules.ts';

const html =
  '<header><a class="_a_0 _a_1" href="/accueil"><svg class="_b_0"></svg></a><div class="_p_0" hidden=""></div>';

describe('the rules for a piece of a document', () => {
  test.each([
    ['a class that is there', '._a_0{color:red}', '._a_0{color:red}'],
    ['a class that is not', '._z_0{color:red}', ''],
    ['both classes, of which one is not there', '._a_0 ._z_0{color:red}', ''],
    ['one of a list', '._z_0,._a_1 svg{color:red}', '._a_1 svg{color:red}'],
    ['elements', 'a,h1{margin:0}', 'a{margin:0}'],
    [
      'the page itself',
      '*,:before{box-sizing:border-box}body{margin:0}',
      '*,:before{box-sizing:border-box}body{margin:0}',
    ],
    ['what a class lacks', '._a_0:not(._z_0)>svg{width:1em}', '._a_0:not(._z_0)>svg{width:1em}'],
    ['an attribute that is there', 'a[href]{color:red}', 'a[href]{color:red}'],
    ['an attribute with another value', 'a[href=other]{color:red}', ''],
    ['what stands on two elements, of one', '._b_0[href]{color:red}', ''],
    ['what stands on one element', 'a._a_0[href] svg._b_0{color:red}', 'a._a_0[href] svg._b_0{color:red}'],
    ['a state', 'a:hover{color:red}a:focus-visible{color:red}._a_0:disabled{color:red}', ''],
    ['what nobody sees yet', '._p_0{padding:1rem}', ''],
    ['a screen', '@media (width>=993px){._a_0{color:red}._z_0{margin:0}}', '@media (width>=993px){._a_0{color:red}}'],
    ['a screen without any of them', '@media (width>=993px){._z_0{margin:0}}', ''],
    ['paper', '@media print{._a_0{display:none}}', ''],
    [
      'movement',
      '._a_0{transition:color .1s,\nrotate .1s;color:red}@keyframes turn{to{rotate:1turn}}',
      '._a_0{color:red}',
    ],
    ['a picture with signs of rules in it', '._a_0{background:url("a{b}c,d;e")}', '._a_0{background:url("a{b}c,d;e")}'],
  ])('%s', (_what, sheet, kept) => {
    expect(rulesFor(parseRules(sheet), html)).toBe(kept);
  });

  test('keep their order, also across screens', () => {
    const sheet = '._a_0{gap:1px}@media (width>=768px){._a_0{gap:2px}}._a_1{gap:3px}';
    expect(rulesFor(parseRules(sheet), html)).toBe(sheet);
  });

  test('have the custom properties that they use, also through others', () => {
    const sheet =
      ':root{--one:#112233;--two:calc(1px + var(--three));--three:2px;--unused:#445566;color-scheme:dark}' +
      '@media screen and (prefers-color-scheme:dark){:root{--one:#000;--unused:#fff}}' +
      '._a_0{color:var(--one);gap:var(--two)}';
    expect(rulesFor(parseRules(sheet), html)).toBe(
      ':root{--one:#112233;color-scheme:dark}' +
        '@media screen and (prefers-color-scheme:dark){:root{--one:#000}}' +
        '._a_0{color:var(--one);gap:calc(1px + 2px)}',
    );
  });

  test('have no typeface of their own, which comes with all rules', () => {
    const face = '@font-face{font-family:F;src:url(/f.woff2)}';
    expect(rulesFor(parseRules(`${face}._a_0{color:red}`), html)).toBe('._a_0{color:red}');
    const named = ':root{--font:"F", "F as Arial", sans-serif}._a_0{font:1rem / 1.5 var(--font)}';
    expect(rulesFor(parseRules(named), html)).toBe('._a_0{font:1rem / 1.5 sans-serif}');
  });
});
