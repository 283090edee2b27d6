import { afterEach, describe, expect, it } from 'vitest';
import { english } from '../../../src/shared/i18n/english.ts';
import { layoutTexts } from '../../../src/shared/layout/texts.ts';
import { texts } from '../../../src/shared/texts.ts';
import { chooseLanguage, languageStore, storedLanguage, textIn } from '../../../src/site/language.ts';
import { registerTexts } from '../../../src/site/texts.ts';

registerTexts(texts);
const t: ReturnType<typeof textIn> = (...said) => textIn(languageStore.get())(...said);
afterEach(() => chooseLanguage('fr'));

describe('the English set', () => {
  it('says in English what it has', async () => {
    await chooseLanguage('en');
    expect(languageStore.get()).toBe('en');
    expect(t('layout.login')).toBe('Log in');
    expect(t('layout.getQuotes', { count: 3 })).toBe('Get 3 quotes');
  });

  it('falls back to French for every key that it lacks', async () => {
    await chooseLanguage('en');
    expect(english).not.toHaveProperty('common.retry');
    expect(t('common.retry')).toBe('Réessayer');
    expect(t('layout.notFoundHelp')).toBe(layoutTexts['layout.notFoundHelp']);
  });

  it('goes, and French is back', async () => {
    await chooseLanguage('en');
    expect(storedLanguage()).toBe('en');
    await chooseLanguage('fr');
    expect(storedLanguage()).toBe('fr');
    expect(t('layout.login')).toBe('Connexion');
  });

  it.each(Object.entries(english))('%s keeps the values of the French sentence', (key, sentence) => {
    const values = (words: string) => words.match(/%\{\w+\}/g)?.toSorted() ?? [];
    expect(values(sentence)).toEqual(values(texts[key as keyof typeof english]));
  });
});
