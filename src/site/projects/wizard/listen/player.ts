import { apiUrl } from '../../../../shared/client/apiUrl.ts';
import { takeTurn } from '../../../../shared/client/oneSound.ts';
import { createStore, type ReadableStore } from '../../../../shared/client/store.ts';
import { FALLBACK_LANGUAGE } from '../../../../shared/sounds/lines.ts';
import type { SoundList } from '../../../../shared/sounds/views.ts';
import { api } from '../../../api.ts';
import { listeningIn } from './listening.ts';
import { speak } from './speak.ts';

/**
 * What is said: its words, for the voice of the device. `line`: what its sound is listed under, where that is not its
 * words. `of`: the service of a question.
 */
export interface Spoken {
  words: string;
  line?: string | undefined;
  of?: string | undefined;
}

/** Words alone: a sentence of the form, or anything else that has no sound. */
export type Sayable = string | Spoken;

export const spokenOf = (said: Sayable): Spoken => (typeof said === 'string' ? { words: said } : said);

interface Heard {
  /** The button that is at work. */
  playing?: string;
  /** The button that had nothing to say. */
  silent?: string;
}

const state = createStore<Heard>({});
export const heard: ReadableStore<Heard> = state;

/** One for the life of the page: a telephone lets an element sound later that sounded once by a tap. */
const audio = new Audio();
let turn = 0;
let end: ((wasHeard: boolean) => void) | undefined;

export function stop(): void {
  turn += 1;
  audio.pause();
  globalThis.speechSynthesis?.cancel();
  end?.(true);
  state.set({});
}

/** Says these, one after the other; the same button again stops. What sounded until then is stopped. */
export async function press(button: string, spoken: readonly Spoken[]): Promise<void> {
  const isStopped = state.get().playing === button;
  stop();
  if (isStopped) return;
  takeTurn(stop);
  const mine = turn;
  state.set({ playing: button });
  let isHeard = false;
  for (const one of spoken) {
    isHeard = (await say(one, () => mine === turn)) || isHeard;
    if (mine !== turn) return;
  }
  state.set(isHeard ? {} : { silent: button });
}

/** In the chosen language, else in French, else by the voice of the device. False where nothing was heard. */
async function say({ words, line = words, of }: Spoken, isWanted: () => boolean): Promise<boolean> {
  for (const id of await soundsOf(line, of)) {
    if (!isWanted()) return false;
    if (await play(id, isWanted)) return true;
  }
  return isWanted() && speak(words, isWanted);
}

const lists = new Map<string, Promise<SoundList | undefined>>();

/** The sounds of the form, or of a service's questions. What did not come is asked for again. */
export function soundList(of?: string): Promise<SoundList | undefined> {
  const path = of ? `/get-sounds/${of}` : '/get-sounds';
  const known = lists.get(path);
  if (known) return known;
  const asked = api.ask<SoundList>('get', path).then((answer) => {
    if (answer.ok) return answer.entity;
    lists.delete(path);
    return undefined;
  });
  lists.set(path, asked);
  return asked;
}

async function soundsOf(line: string, of: string | undefined): Promise<string[]> {
  const list = await soundList(of);
  const byLanguage = list?.lines[line] ?? {};
  const french = list?.languages.find(({ nameFr }) => nameFr === FALLBACK_LANGUAGE)?.id ?? '';
  const ids = [listeningIn(), french].flatMap((language) => byLanguage[language] ?? []);
  return [...new Set(ids)];
}

/** False where it did not come or cannot be played. */
async function play(id: string, isWanted: () => boolean): Promise<boolean> {
  const answer = await fetch(apiUrl(`/sounds/${id}`)).catch(() => undefined);
  const bytes = answer?.ok ? await answer.blob().catch(() => undefined) : undefined;
  if (!bytes || !isWanted()) return false;
  const address = URL.createObjectURL(bytes);
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
    audio.onended = () => resolve(true);
    audio.onerror = () => resolve(false);
  });
  audio.src = address;
  audio.play().catch(() => end?.(false));
  const wasHeard = await ended;
  end = undefined;
  URL.revokeObjectURL(address);
  return wasHeard;
}
