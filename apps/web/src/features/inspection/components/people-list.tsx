import type { PersonRef } from '@rondo/contract/kit/shapes';
import { memberOptions } from '@rondo/contract/member-options';
import { use, useDeferredValue, useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { InspectionKey, peopleHere } from '../draft/people-here.ts';

type Props = {
  label: string;
  shopId: string;
  chosen: readonly PersonRef[];
  onChange: (people: PersonRef[]) => void;
  /** Somebody who may not be chosen. */
  exceptId?: string;
  /** Those who are offered last. */
  lastIds?: readonly string[];
};

/** People who can see a store, by name; the chosen ones first. Without network those of an inspection that this device was told. */
export function PeopleList({ label, shopId, chosen, onChange, exceptId, lastIds = [] }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword);
  const found = useCall(memberOptions, { keyword: asked, shopId }, { keepPrevious: true });
  const key = use(InspectionKey);
  const here = found.isError ? peopleHere(key, asked) : [];
  const known = new Set(chosen.map((one) => one.id));
  const others = (found.data ?? here)
    .filter((one) => !known.has(one.id) && one.id !== exceptId)
    .toSorted((a, b) => Number(lastIds.includes(a.id)) - Number(lastIds.includes(b.id)));
  const row = (person: PersonRef, more: string) => (
    <label key={person.id} className="choice">
      <input
        type="checkbox"
        checked={known.has(person.id)}
        onChange={() =>
          onChange(
            known.has(person.id)
              ? chosen.filter((one) => one.id !== person.id)
              : [...chosen, { id: person.id, name: person.name }],
          )
        }
      />
      <span>{person.name}</span>
      {more && <span className="meta">{more}</span>}
    </label>
  );
  return (
    <fieldset className="choices people">
      <legend className="visually-hidden">{label}</legend>
      <input
        type="search"
        className="thumb-field"
        aria-label={t('inspection.consequence.searchPeople')}
        placeholder={t('inspection.consequence.searchPeople')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {chosen.map((one) => row(one, ''))}
      {others.map((one) => row(one, [one.position, ...one.roles].filter(Boolean).slice(0, 2).join(' · ')))}
      {found.isError && here.length > 0 && <p className="meta">{t('inspection.outbox.peopleHere')}</p>}
      {found.isError && here.length === 0 && <p role="alert">{failureWords(found.error)}</p>}
      {found.data && others.length === 0 && chosen.length === 0 && <p>{t('inspection.consequence.noPeople')}</p>}
    </fieldset>
  );
}
