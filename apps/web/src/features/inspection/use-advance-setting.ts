import { preferenceApi } from '@rondo/contract/session';
import { useState } from 'react';
import { call } from '../../shared/http/http.ts';
import { useCall } from '../../shared/http/query.ts';

const KEY = 'inspection.advance';

/** Whether the page goes on by itself after an answer that needs nothing more; kept with the member, on unless switched off. */
export function useAdvanceSetting(): [boolean, (isOn: boolean) => void] {
  const { data } = useCall(preferenceApi.get, { key: KEY }, { hideErrors: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isOn: boolean) => {
    setChosen(isOn);
    // A choice that could not be kept is still in force on this page.
    call(preferenceApi.put, { key: KEY, value: isOn }).catch((cause: unknown) =>
      console.warn('the setting was not kept', cause),
    );
  };
  return [chosen ?? data?.value !== false, choose];
}
