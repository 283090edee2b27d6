import { type ReactNode, useState } from 'react';
import { NO_ID } from '../../../../shared/ids.ts';
import type { LoadedList } from '../../../catalog/lists.ts';
import { t } from '../../../texts.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Loading.tsx';
import type { Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { chooseDistrict } from '../place/PlaceHelp.tsx';
import { type Named, useNamedCities, useNamedDistricts } from '../steps/ListSelect.tsx';
import { fieldId, type StepForm } from '../steps/StepForm.tsx';
import { Fold } from './Fold.tsx';
import styles from './Listen.module.css';
import { Mistake } from './Part.tsx';
import { type Pick, Picks } from './Picks.tsx';
import { Say } from './Say.tsx';

interface ListenPlacesProps {
  draft: Draft;
  shown: StepForm['shown'];
}

type Field = 'cityId' | 'districtId';

/** The city, then the district, for who is elsewhere: each name can be heard before it is chosen. */
export function ListenPlaces({ draft, shown }: ListenPlacesProps) {
  const [open, setOpen] = useState<Field>();
  const cities = useNamedCities();
  const toggle = (field: Field) => () => setOpen((before) => (before === field ? undefined : field));
  // What was pressed is gone; the focus goes to what is asked next.
  const goOn = (field: Field, isOpen: boolean) => {
    setOpen(isOpen ? field : undefined);
    requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
  };
  const chooseCity = (cityId: string) => {
    const cityName = cities.items?.find(({ id }) => id === cityId)?.label ?? '';
    changeDraft((before) => chooseDistrict(before, { cityId, cityName, districtId: null, districtName: null }));
    goOn('districtId', true);
  };
  const chooseQuarter = (districtId: string, districtName: string) => {
    changeDraft((before) => chooseDistrict(before, { ...before, districtId, districtName }));
    goOn('districtId', false);
  };
  return (
    <>
      <Fold
        id={fieldId('cityId')}
        line="listen-city"
        icon="map-pin"
        isOpen={open === 'cityId'}
        onToggle={toggle('cityId')}
      >
        <Loaded list={cities}>
          {(items) => (
            <Picks
              label={t('listen.city')}
              picks={items.map(({ id, label }) => ({ id, said: { words: label }, isChosen: id === draft.cityId }))}
              onPick={chooseCity}
            />
          )}
        </Loaded>
      </Fold>
      <Mistake error={shown.cityId} />
      {draft.cityId && (
        <Fold
          id={fieldId('districtId')}
          line="listen-district"
          icon="map-pin"
          isOpen={open === 'districtId'}
          onToggle={toggle('districtId')}
        >
          <Quarters key={draft.cityId} draft={draft} onPick={chooseQuarter} />
        </Fold>
      )}
      <Mistake error={shown.districtId} />
    </>
  );
}

interface QuartersProps {
  draft: Draft;
  onPick: (id: string, name: string) => void;
}

/** The communes first, where the names have them: eighty lines are too many to hear. */
function Quarters({ draft, onPick }: QuartersProps) {
  const list = useNamedDistricts(draft.cityId);
  const [commune, setCommune] = useState<string>();
  const unknown: Pick = { id: NO_ID, said: 'project-district-unknown', isChosen: draft.districtId === NO_ID };
  return (
    <Loaded list={list}>
      {(items) => {
        const inside = (name: string) => items.filter(({ label }) => label.split(BETWEEN)[0] === name);
        const lineOf = ({ id, label }: Named): Pick => ({
          id,
          said: { words: label.split(BETWEEN).at(-1) ?? label },
          isChosen: id === draft.districtId,
        });
        const communes = [...new Set(items.map(({ label }) => label.split(BETWEEN)[0] ?? label))].map((name): Pick => {
          const [only, ...others] = inside(name);
          if (only && others.length === 0) return lineOf(only);
          return { id: name, said: { words: name }, isChosen: inside(name).some(({ id }) => id === draft.districtId) };
        });
        const pick = (id: string) => {
          const label = items.find((item) => item.id === id)?.label;
          if (label === undefined && id !== NO_ID) setCommune(id);
          else onPick(id, label ?? t('wizard.project.districtUnknown'));
        };
        return (
          <Picks
            key={commune}
            label={commune ?? t('listen.district')}
            takesFocus={commune !== undefined}
            picks={[unknown, ...(commune ? inside(commune).map(lineOf) : communes)]}
            onPick={pick}
          />
        );
      }}
    </Loaded>
  );
}

/** Between the commune and the quarter in the name of a district. */
const BETWEEN = ' – ';

interface LoadedProps {
  list: LoadedList<Named>;
  children: (items: readonly Named[]) => ReactNode;
}

function Loaded({ list, children }: LoadedProps) {
  if (list.items) return children(list.items);
  if (list.status !== 'failed') return <Skeleton lines={4} height="3rem" />;
  return (
    <div className={styles.line}>
      <LoadFailure title={t('wizard.project.listFailed')} isBusy={false} onRetry={list.retry} />
      <Say spoken={['list-failed', 'retry']} />
    </div>
  );
}
