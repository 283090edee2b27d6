import { type ReactNode, useState } from 'react';
import { NO_ID } from '../../../../shared/ids.ts';
import type { LoadedList } from '../../../catalog/lists.ts';
import { t } from '../../../texts.ts';
import { Skeleton } from '../../../ui/Loading.tsx';
import type { Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { type Chosen, chooseDistrict } from '../steps/formHelp.ts';
import { type Named, useNamedCities, useNamedDistricts } from '../steps/ListSelect.tsx';
import { fieldId, type StepForm } from '../steps/StepForm.tsx';
import { Fold } from './Fold.tsx';
import { Mistake } from './Part.tsx';
import { Picks } from './Picks.tsx';
import { ToldFailure } from './Told.tsx';

interface ListenPlacesProps {
  draft: Draft;
  shown: StepForm['shown'];
}

type Field = 'cityId' | 'districtId';

/** The city, then the district, for who is elsewhere: each name can be heard before it is chosen. */
export function ListenPlaces({ draft, shown }: ListenPlacesProps) {
  const { cityId, districtId } = draft;
  const [open, setOpen] = useState<Field>();
  const cities = useNamedCities();
  const districts = useNamedDistricts(cityId);
  const choose = (next: Field | undefined, chosen: Partial<Chosen>) => {
    changeDraft((before) => chooseDistrict(before, { ...before, districtId: null, ...chosen }));
    setOpen(next);
    // What was pressed is gone; the focus goes to what is asked next.
    requestAnimationFrame(() => document.getElementById(fieldId('districtId'))?.focus());
  };
  const fold = (field: Field, label: string, children: ReactNode) => (
    <>
      <Fold
        id={fieldId(field)}
        label={label}
        icon="map-pin"
        state={[open === field, (isOpen) => setOpen(isOpen ? field : undefined)]}
      >
        {children}
      </Fold>
      <Mistake error={shown[field]} />
    </>
  );
  return (
    <>
      {fold(
        'cityId',
        t('listen.city'),
        <Names
          list={cities}
          label={t('listen.city')}
          chosen={cityId}
          onChoose={(id, cityName) => choose('districtId', { cityId: id, cityName })}
        />,
      )}
      {cityId &&
        fold(
          'districtId',
          t('listen.district'),
          <Names
            key={cityId}
            list={districts}
            first={[{ id: NO_ID, label: t('wizard.project.districtUnknown') }]}
            label={t('listen.district')}
            chosen={districtId}
            onChoose={(id, districtName) => choose(undefined, { districtId: id, districtName })}
          />,
        )}
    </>
  );
}

/** Between the commune and the quarter in the name of a district. */
const BETWEEN = ' – ';

interface NamesProps {
  list: LoadedList<Named>;
  /** What can be chosen besides. */
  first?: readonly Named[];
  label: string;
  chosen: string;
  onChoose: (id: string, name: string) => void;
}

/** The communes first, where the names have them: eighty lines are too many to hear. */
function Names({ list, first = [], label, chosen, onChoose }: NamesProps) {
  const [commune, setCommune] = useState<string>();
  if (list.status === 'loading') return <Skeleton lines={4} height="3rem" />;
  if (!list.items) return <ToldFailure title="wizard.project.listFailed" list={list} />;
  const items = [...first, ...list.items];
  const inside = (name: string) => items.filter((item) => item.label.split(BETWEEN)[0] === name);
  const communes = [...new Set(items.map((item) => item.label.split(BETWEEN)[0] ?? ''))];
  const lineOf = (item: Named) => ({
    id: item.id,
    words: item.label.split(BETWEEN).at(-1) ?? '',
    isChosen: item.id === chosen,
  });
  const picks = communes.map((name) => {
    const lines = inside(name).map(lineOf);
    const [only, ...others] = lines;
    if (only && others.length === 0) return only;
    return { id: name, words: name, isChosen: lines.some(({ isChosen }) => isChosen) };
  });
  const pick = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (item) onChoose(id, item.label);
    else setCommune(id);
  };
  return (
    <Picks
      key={commune}
      label={commune ?? label}
      takesFocus={commune !== undefined}
      picks={commune ? [...first, ...inside(commune)].map(lineOf) : picks}
      onPick={pick}
    />
  );
}
