/** Some browsers list their voices a moment after they are first asked. */
const VOICES_WITHIN_MS = 1000;

/** The device's own voice in French says it. False where it has none, or gives up. */
export async function speak(words: string, isWanted: () => boolean): Promise<boolean> {
  const synthesis = globalThis.speechSynthesis;
  const voice = synthesis && (await frenchVoice(synthesis));
  if (!voice || !isWanted()) return false;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return new Promise((resolve) => {
    utterance.onend = () => resolve(true);
    // Stopping it is no failure: nobody waits for the answer then.
    utterance.onerror = () => resolve(!isWanted());
    synthesis.speak(utterance);
  });
}

async function frenchVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | undefined> {
  const find = () => synthesis.getVoices().find(({ lang }) => lang.startsWith('fr'));
  if (synthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, VOICES_WITHIN_MS);
      synthesis.addEventListener?.('voiceschanged', resolve, { once: true });
    });
  }
  return find();
}
