import { describe, expect, test } from 'vitest';
import { plusCodeOf, pointOf, shortCodeOf } from '../../../src/shared/places/plusCode.ts';
import { readPosition } from '../../../src/shared/places/readPosition.ts';

const towns = [
  { name: 'Conakry', latitude: 9.538, longitude: -13.6773 },
  { name: 'Kindia', latitude: 10.0569, longitude: -12.8658 },
  { name: 'Labé', latitude: 11.3182, longitude: -12.2833 },
];

describe('the position in what somebody pasted', () => {
  test.each([
    ['a full code', '6CX8HCJ2+22'],
    ['a full code among words, in lower case', 'chez Awa 6cx8hcj2+22 portail bleu'],
    ['a short code before its town', 'HCJ2+22 Conakry'],
    ['a short code with a comma', 'HCJ2+22, conakry, Guinée'],
    ['a code in a link', 'https://plus.codes/6CX8HCJ2%2B22'],
    ['a geo link', 'geo:9.58,-13.6'],
    ['a geo link with its precision', 'geo:9.58,-13.6;u=20?z=16'],
    ['the pin of a geo link', 'geo:0,0?q=9.58,-13.6(Maison)'],
    [
      'the pin of a Google Maps page',
      'https://www.google.com/maps/place/X/@9.6,-13.7,15z/data=!3m1!8m2!3d9.58!4d-13.6',
    ],
    ['a link with a question', 'https://maps.google.com/?q=9.58,-13.6'],
    ['a link with a location', 'https://maps.google.com/maps?q=loc:9.58,-13.6'],
    ['a link of the search', 'https://www.google.com/maps/search/?api=1&query=9.58%2C-13.6'],
    ['a path of the search', 'https://www.google.com/maps/search/9.58,+-13.6?entry=tts'],
    ['a way', 'Voici : https://www.google.com/maps/dir//9.58,-13.6'],
    ['the middle of a picture', 'https://www.google.com/maps/@9.58,-13.6,17z'],
    ['another map', 'https://www.openstreetmap.org/?mlat=9.58&mlon=-13.6#map=15/9/1'],
    ['two numbers', ' 9.58, -13.6 '],
  ])('%s is read', (_, pasted) => {
    expect(readPosition(pasted, towns)).toBe('6CX8HCJ2+22');
  });

  test.each([
    ['a short code without its town', 'HCJ2+22'],
    ['a town that is not known', 'HCJ2+22 Paris'],
    ['a place outside of Guinea', 'https://maps.google.com/?q=48.85,2.35'],
    ['a full code outside of Guinea', '8FW4V75V+8Q'],
    ['a shortened link', 'https://maps.app.goo.gl/AbCdEf'],
    ['a telephone number', '622 11 22 33'],
    ['an address', 'Rue KA 025, immeuble 3, 2e étage'],
    ['nothing', ''],
  ])('%s is none', (_, pasted) => {
    expect(readPosition(pasted, towns)).toBeUndefined();
  });
});

describe('a Plus Code', () => {
  test('is of the one library everywhere, also on the edge of two areas', () => {
    expect(plusCodeOf({ latitude: 9.58, longitude: -13.6 })).toBe('6CX8HCJ2+22');
    const { latitude, longitude } = pointOf('6CX8HCJ2+22');
    expect(latitude).toBeCloseTo(9.58, 3);
    expect(longitude).toBeCloseTo(-13.6, 3);
  });

  test('is short by the nearest town, and whole where none is near', () => {
    expect(shortCodeOf('6CX8HCJ2+22', towns)).toBe('HCJ2+22 Conakry');
    const far = plusCodeOf({ latitude: 8, longitude: -9 });
    expect(shortCodeOf(far, towns)).toBe(far);
  });

  test('reads back to itself from its short form, all over the country', () => {
    for (let latitude = 7.3; latitude < 12.6; latitude += 0.13)
      for (let longitude = -15.4; longitude < -7.7; longitude += 0.17) {
        const code = plusCodeOf({ latitude, longitude });
        expect(readPosition(shortCodeOf(code, towns), towns)).toBe(code);
      }
  });
});
