import { preferenceApi } from '@rondo/contract/session';
import { useState } from 'react';
import { call } from '../../shared/http/http.ts';
import { useCall } from '../../shared/http/query.ts';

export type View = 'cards' | 'table';

const KEY = 'org.view';

/** Whether people are shown as cards or as a table; kept with the member. `null` until it is known: nothing jumps then. */
export function useView(): [View | null, (view: View) => void] {
  const kept = useCall(preferenceApi.get, { key: KEY }, { hideErrors: true });
  const [chosen, setChosen] = useState<View | null>(null);
  const known = kept.isPending ? null : kept.data?.value === 'table' ? 'table' : 'cards';
  const choose = (view: View) => {
    setChosen(view);
    // A choice that could not be kept is still in force on this page.
    call(preferenceApi.put, { key: KEY, value: view }).catch((cause: unknown) => console.warn('view not kept', cause));
  };
  return [chosen ?? known, choose];
}
