import { describe, expect, it } from 'vitest';
import { fr } from '../../../src/server/texts.ts';
import { missingText } from '../../../src/shared/i18n/missingText.ts';
import { say } from '../../../src/site/texts.ts';

describe('a text that no catalogue has', () => {
  it('is an error in development and tests where it is a key', () => {
    expect(() => missingText('layout.unknown', true)).toThrow('layout.unknown');
    expect(() => say('layout.unknown')).toThrow('layout.unknown');
    expect(() => fr('layout.unknown' as 'layout.login')).toThrow('layout.unknown');
  });

  it('is shown as it is elsewhere', () => {
    expect(missingText('layout.unknown', false)).toBe('layout.unknown');
  });

  it('is shown as it is where it is a sentence', () => {
    expect(missingText('Connexion perdue. Réessayez.', true)).toBe('Connexion perdue. Réessayez.');
    expect(say('Mot de passe incorrect')).toBe('Mot de passe incorrect');
  });
});
