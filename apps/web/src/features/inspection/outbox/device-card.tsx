import { bytes } from '@rondo/messages/format/number';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { othersWaiting } from '../draft/queued.ts';
import { useOwner } from './use-outbox.ts';

interface Device {
  /** Whether the pages themselves open without network. */
  opens: 'yes' | 'soon' | 'insecure';
  usedBytes: number | null;
  leftBytes: number | null;
  /** The browser has promised not to clear it. */
  isSafe: boolean;
}

/** What this device can do without network, and how much room it has. */
export function DeviceCard() {
  const t = useT();
  const owner = useOwner();
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    let isHere = true;
    void look().then((found) => {
      if (isHere) setDevice(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const others = othersWaiting(localStorage, owner);
  if (!device) return null;
  const { opens, usedBytes, leftBytes, isSafe } = device;
  return (
    <section className="card outbox-device" aria-labelledby="outbox-device">
      <h2 id="outbox-device">{t('inspection.outbox.device')}</h2>
      <ul>
        <li>{t(`inspection.outbox.opens.${opens}`)}</li>
        {usedBytes !== null && leftBytes !== null && (
          <li>{t('inspection.outbox.room', { used: bytes(usedBytes), left: bytes(leftBytes) })}</li>
        )}
        <li>{t(isSafe ? 'inspection.outbox.safe' : 'inspection.outbox.unsafe')}</li>
        {others > 0 && <li>{t('inspection.outbox.others', { count: others })}</li>}
      </ul>
    </section>
  );
}

async function look(): Promise<Device> {
  const { storage, serviceWorker } = navigator;
  const [estimate, isSafe, worker] = await Promise.all([
    told(storage?.estimate?.()),
    told(storage?.persisted?.()),
    told(serviceWorker?.getRegistration()),
  ]);
  const { usage, quota } = estimate ?? {};
  return {
    opens: !window.isSecureContext ? 'insecure' : worker?.active ? 'yes' : 'soon',
    usedBytes: usage ?? null,
    leftBytes: usage === undefined || quota === undefined ? null : quota - usage,
    isSafe: isSafe === true,
  };
}

/** What the browser does not tell is left out. */
async function told<T>(asked: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await asked) ?? null;
  } catch (cause) {
    console.warn('the browser does not tell about its storage', cause);
    return null;
  }
}
