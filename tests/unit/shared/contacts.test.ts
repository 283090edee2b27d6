import { expect, test } from 'vitest';
import { tellsContact, withoutContacts } from '../../../src/shared/format/contacts.ts';

test.each([
  ['Appelez le 620 00 00 01 le soir', 'Appelez le … le soir'],
  ['620000001', '…'],
  ['Tél.: +224 620-00-00-01.', 'Tél.: ….'],
  ['00224 62 000 00 01 ou 6 20 00 00 02', '… ou …'],
  ['224620000001/awa.bah+x@exemple.com', '…/…'],
  ['6\u200b20\u200b00\u200b00\u200b01', '…'],
  ['le 611.000.111, svp', 'le …, svp'],
])('a number or an address in « %s » is taken out', (text, expected) => {
  expect(withoutContacts(text, '…')).toBe(expected);
  expect(tellsContact(text)).toBe(true);
});

test.each([
  'Un budget de 300 000 000, pas plus',
  'Environ 350 500 000 GNF',
  '620 500 250 francs guinéens',
  'Le 30/11/2026 à 8 h, ou le 3.12.2026 9h30',
  'Murs de 3 m 20 sur 6 m 40, 25 sacs à 120 000',
  'Réf. 4620000001 du carreau 30x40',
  'Terminé.Merci à vous',
  '36 12 2026 5',
])('« %s » tells no contact', (text) => {
  expect(withoutContacts(text, '…')).toBe(text);
  expect(tellsContact(text)).toBe(false);
});

test.each(['Voir www.exemple.gn', 'https://wa.me/224', 'Notre page : oasis-btp.com', '６２０ ００ ００ ０１'])(
  '« %s » leads out of the marketplace',
  (text) => expect(tellsContact(text)).toBe(true),
);
