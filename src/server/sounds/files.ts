import type { PictureName } from '../../shared/pictures/names.ts';
import type { SoundLine } from '../../shared/sounds/views.ts';
import type { CsvColumn } from '../http/csv.ts';
import { fr } from '../texts.ts';

/** The columns of the exported lines: who records them ticks off what is missing. */
export const soundColumns: CsvColumn<SoundLine>[] = [
  { header: fr('sounds.service'), value: ({ service }) => service?.nameFr ?? fr('sounds.form') },
  { header: fr('sounds.kind'), value: ({ kind }) => fr(`sounds.kind.${kind}`) },
  { header: fr('sounds.question'), value: ({ question }) => question },
  { header: fr('sounds.words'), value: ({ words }) => words },
  { header: fr('sounds.toRecord'), value: ({ isSoundMissing }) => yesOrNo(isSoundMissing) },
  { header: fr('sounds.toIllustrate'), value: ({ isPictureMissing }) => yesOrNo(isPictureMissing) },
  { header: fr('sounds.recorded'), value: ({ sounds }) => languagesOf(sounds.filter(({ isStale }) => !isStale)) },
  { header: fr('sounds.stale'), value: ({ sounds }) => languagesOf(sounds.filter(({ isStale }) => isStale)) },
  { header: fr('sounds.picture'), value: ({ picture }) => picture && fr(`picture.${picture as PictureName}`) },
];

const yesOrNo = (is: boolean): string => fr(is ? 'control.yes' : 'control.no');

const languagesOf = (sounds: SoundLine['sounds']): string => sounds.map(({ languageName }) => languageName).join(', ');
