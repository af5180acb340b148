import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useMe } from '../../../shared/session/me.ts';
import { type Entry, entriesHere } from '../draft/entries.ts';
import { type Owner, outboxOf } from '../draft/outbox-here.ts';
import { type Sent, sentHere } from '../draft/sent.ts';
import { onWaiting } from '../draft/waiting.ts';

/** Whose inspections this device keeps for the reader. */
export function useOwner(): Owner {
  const { companyId, id: memberId } = useMe();
  return useMemo(() => ({ companyId, memberId }), [companyId, memberId]);
}

/** The reader's outbox, and what it does at the moment. */
export function useOutbox() {
  const outbox = outboxOf(useOwner());
  const sending = useSyncExternalStore(outbox.state.subscribe, outbox.state.get);
  return { outbox, sending };
}

interface OnDevice {
  entries: Entry[];
  sent: Sent[];
}

/** What this device has of the reader's inspections; null until it is read. */
export function useOnDevice(): { onDevice: OnDevice | null; refresh: () => void } {
  const owner = useOwner();
  const [onDevice, setOnDevice] = useState<OnDevice | null>(null);
  const refresh = useEffectEvent(() => {
    void entriesHere(owner).then((entries) =>
      setOnDevice({ entries, sent: sentHere(localStorage, owner.companyId, owner.memberId) }),
    );
  });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked >= 0) refresh();
    return onWaiting(() => refresh());
  }, [asked]);
  return { onDevice, refresh: () => setAsked(asked + 1) };
}
