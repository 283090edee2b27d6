import { useEffect, useEffectEvent, useState } from 'react';
import { nearestOf } from '../../../../shared/places/distance.ts';
import { placeFieldTexts } from '../../../../shared/places/fieldTexts.ts';
import { isInGuinea, plusCodeOf, pointOf, shortCodeOf } from '../../../../shared/places/plusCode.ts';
import { readPosition } from '../../../../shared/places/readPosition.ts';
import type { FoundPlace, LocatedPlace } from '../../../../shared/places/views.ts';
import { useList } from '../../../catalog/lists.ts';
import { registerTexts, t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { Told, ToldAlert } from '../listen/Told.tsx';
import { type LocateFailure, locate } from './locate.ts';
import styles from './Place.module.css';
import { usePlaceSearch } from './usePlaceSearch.ts';

registerTexts(placeFieldTexts);

/** Where the work is, as far as a telephone helps to say it (docs/decisions/0096). Comes after the form. */
export function PlaceHelp({ draft }: { draft: Draft }) {
  const { items: located = [] } = useList<LocatedPlace>('/get-located-places');
  usePastedPosition(draft, located);
  return (
    <div className={styles.help}>
      <Suggestions draft={draft} />
      <Position draft={draft} located={located} />
    </div>
  );
}

/** The places that the typed landmark may mean: a tap writes the name, and chooses its city and its district. */
export function Suggestions({ draft }: { draft: Draft }) {
  const [taken, setTaken] = useState('');
  const isTaken = draft.landmark === taken;
  const found = usePlaceSearch(isTaken ? '' : draft.landmark, draft.cityId);
  const shown = isTaken ? [] : found.slice(0, 5);
  const take = (place: FoundPlace) => {
    setTaken(place.name);
    changeDraft((before) => {
      const named = setField(before, 'landmark', place.name);
      return before.districtId ? named : chooseDistrict(named, place);
    });
    document.getElementById('demande-landmark')?.focus();
  };
  return (
    <>
      <p className={styles.spoken} role="status">
        {shown.length > 0 && t('placeField.found', { smart_count: shown.length })}
      </p>
      {shown.length > 0 && (
        <ul className={styles.places} aria-label={t('placeField.suggestions')}>
          {shown.map((place) => (
            <li key={place.id}>
              <Told>
                <Button variant="secondary" onClick={() => take(place)}>
                  <Icon name="map-pin" />
                  {place.label}
                </Button>
              </Told>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export type Chosen = Pick<FoundPlace, 'cityId' | 'cityName' | 'districtId' | 'districtName'>;

/** A city alone leaves the district of the same city as it was. */
export function chooseDistrict(draft: Draft, { cityId, cityName, districtId, districtName }: Chosen): Draft {
  const there = { ...setField(draft, 'cityId', cityId), cityName };
  if (!districtId) return there;
  return { ...setField(there, 'districtId', districtId), districtName: districtName ?? '' };
}

/** A code or a link that is pasted into the address or the landmark is the position; the text stays as it is. */
export function usePastedPosition({ address, landmark, plusCode }: Draft, located: readonly LocatedPlace[]): void {
  const take = useEffectEvent(() => {
    const towns = citiesOf(located);
    const pasted = readPosition(landmark, towns) ?? readPosition(address, towns);
    if (pasted && pasted !== plusCode) changeDraft((before) => setField(before, 'plusCode', pasted));
  });
  const isReady = located.length > 0;
  useEffect(() => {
    if (address || landmark || isReady) take();
  }, [address, landmark, isReady]);
}

/** Further away than this, another district may be as near. */
const DISTRICT_WITHIN_KM = 3;
const CITY_WITHIN_KM = 30;
/** A position that may be this many metres off leads to another street. */
const IMPRECISE_FROM = 200;

type State = LocateFailure | 'locating' | 'outside' | 'removed' | { accuracy: number } | undefined;

/** Takes the position, and proposes where it is. */
export function Position({ draft, located }: { draft: Draft; located: readonly LocatedPlace[] }) {
  const [state, setState] = useState<State>();
  const { plusCode } = draft;
  const take = async () => {
    setState('locating');
    const outcome = await locate();
    if (typeof outcome === 'string') return setState(outcome);
    if (!isInGuinea(outcome)) return setState('outside');
    setState(outcome);
    changeDraft((before) => setField(before, 'plusCode', plusCodeOf(outcome)));
  };
  const remove = () => {
    setState('removed');
    changeDraft((before) => setField(before, 'plusCode', ''));
  };
  const news = newsOf(plusCode, state, located);
  const isFailed = typeof state === 'string' && state !== 'locating' && state !== 'removed';
  return (
    <div className={styles.position} id="demande-plusCode" tabIndex={-1}>
      <Told>
        <p className={styles.hint} id="demande-ici">
          {t('placeField.hereHint')} {t('placeField.private')}
        </p>
      </Told>
      <Told>
        <Button
          variant="secondary"
          busy={state === 'locating'}
          aria-describedby="demande-ici"
          onClick={() => void take()}
        >
          <Icon name="map-pin" />
          {t(state === 'locating' ? 'placeField.locating' : 'placeField.here')}
        </Button>
      </Told>
      {isFailed && <ToldAlert tone="warning">{t(`placeField.${state}`)}</ToldAlert>}
      <Told>
        <div role="status" className={styles.found}>
          {news.map((words, index) => (
            <p key={words}>{plusCode && index === 0 ? <strong translate="no">{words}</strong> : words}</p>
          ))}
        </div>
      </Told>
      {plusCode && (
        <>
          <Proposal draft={draft} located={located} />
          <Told>
            <Button variant="quiet" onClick={remove}>
              <Icon name="close" />
              {t('placeField.remove')}
            </Button>
          </Told>
        </>
      )}
    </div>
  );
}

/** What there is to tell of the position, the position first. */
function newsOf(plusCode: string, state: State, located: readonly LocatedPlace[]): string[] {
  if (!plusCode) return state === 'removed' ? [t('placeField.removed')] : [];
  const position = t('placeField.position', { code: shortCodeOf(plusCode, citiesOf(located)) });
  if (typeof state !== 'object') return [position];
  const precise = `${position} (${t('placeField.precision', { metres: Math.ceil(state.accuracy) })})`;
  return state.accuracy > IMPRECISE_FROM ? [precise, t('placeField.imprecise')] : [precise];
}

const citiesOf = (located: readonly LocatedPlace[]) => located.filter(({ districtId }) => !districtId);

/** The nearest district to a position, else the nearest city; undefined where both are far. */
export function nearestPlace(plusCode: string, located: readonly LocatedPlace[]): Chosen | undefined {
  const point = pointOf(plusCode);
  const cities = citiesOf(located);
  const districts = located.filter(({ districtId }) => districtId);
  const near = nearestOf(point, districts, DISTRICT_WITHIN_KM) ?? nearestOf(point, cities, CITY_WITHIN_KM);
  if (!near) return undefined;
  const { cityId, districtId, name } = near;
  const cityName = cities.find((city) => city.cityId === cityId)?.name ?? '';
  return { cityId, cityName, districtId, districtName: districtId && name };
}

/** Where a position is, unless it is chosen already. */
function Proposal({ draft, located }: { draft: Draft; located: readonly LocatedPlace[] }) {
  const near = nearestPlace(draft.plusCode, located);
  if (!near) return null;
  const isChosen = near.districtId ? near.districtId === draft.districtId : near.cityId === draft.cityId;
  if (isChosen) return null;
  const place = near.districtName ? `${near.districtName}, ${near.cityName}` : near.cityName;
  const choose = () => changeDraft((before) => chooseDistrict(before, near));
  return (
    <div className={styles.proposal}>
      <Told>
        <p>{t('placeField.near', { place })}</p>
      </Told>
      <Told>
        <Button variant="secondary" onClick={choose}>
          <Icon name="check" />
          {t('placeField.choose', { place })}
        </Button>
      </Told>
    </div>
  );
}
