import { useState } from 'react';
import { wizardTexts } from '../../shared/projects/wizardTexts.ts';
import { type PreparedFile, prepareFile } from '../projects/wizard/files/prepareFile.ts';
import { registerTexts, t } from '../texts.ts';
import { useSingleFlight } from '../useSingleFlight.ts';

// Why a file is not taken is said as in the form of a request.
registerTexts(wizardTexts);

export type PaperPhoto = ReturnType<typeof usePaperPhoto>;

/**
 * The photo of a quote on paper. It is made smaller and checked as it is picked, which takes seconds on a small phone:
 * the quote is not saved meanwhile, which would leave it out.
 */
export function usePaperPhoto() {
  const [photo, setPhoto] = useState<PreparedFile>();
  const [problem, setProblem] = useState<string>();
  const { isBusy: isPicking, run: pick } = useSingleFlight(async (picked: File) => {
    const prepared = await prepareFile(picked);
    if (typeof prepared !== 'string') setPhoto(prepared);
    setProblem(typeof prepared === 'string' ? `${picked.name} : ${t(prepared)}` : undefined);
  });
  return { photo, problem, isPicking, pick, forget: () => setPhoto(undefined) };
}
