import { preferenceApi } from '@rondo/contract/session';
import { useState } from 'react';
import { call } from '../../shared/http/http.ts';
import { isFirstAsked, useCall } from '../../shared/http/query.ts';
import { useMe } from '../../shared/session/me.ts';

const KEY = 'inspection.advance';

export interface AdvanceSetting {
  doesAdvance: boolean;
  choose: (doesAdvance: boolean) => void;
}

/**
 * Whether the page goes on by itself after an answer that needs nothing more; kept with the member, on unless switched off.
 * `null` until it is known: an item that is answered before would go the wrong way. This device remembers it, so that it is
 * known at once and without network.
 */
export function useAdvanceSetting(): AdvanceSetting | null {
  const { id } = useMe();
  const deviceKey = `inspection-advance:${id}`;
  const kept = useCall(preferenceApi.get, { key: KEY }, { hideErrors: true });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [onDevice] = useState(() => localStorage.getItem(deviceKey));
  const choose = (doesAdvance: boolean) => {
    setChosen(doesAdvance);
    remember(deviceKey, doesAdvance);
    // A choice that could not be kept with the member is still in force on this device.
    call(preferenceApi.put, { key: KEY, value: doesAdvance }).catch((cause: unknown) =>
      console.warn('the setting was not kept', cause),
    );
  };
  if (chosen !== null) return { doesAdvance: chosen, choose };
  if (kept.data) return { doesAdvance: kept.data.value !== false, choose };
  if (onDevice === null && isFirstAsked(kept)) return null;
  return { doesAdvance: onDevice !== 'off', choose };
}

/** A device without room still has the choice on this page. */
function remember(deviceKey: string, doesAdvance: boolean): void {
  try {
    localStorage.setItem(deviceKey, doesAdvance ? 'on' : 'off');
  } catch (cause) {
    console.warn('the setting was not kept on this device', cause);
  }
}
