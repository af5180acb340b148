import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { DeviceCard } from '../outbox/device-card.tsx';
import { OpenRow, SentRow } from '../outbox/here-rows.tsx';
import { useIsOnline } from '../outbox/use-is-online.ts';
import { useOnDevice, useOutbox } from '../outbox/use-outbox.ts';
import { WaitingRow } from '../outbox/waiting-row.tsx';
import '../../../shared/ui/list/list.css';
import '../outbox/outbox.css';

/** What this device has of inspections: what waits to be sent, what opens without network, what went out (product 7). */
export default function OfflinePage() {
  const t = useT();
  const { outbox } = useOutbox();
  const { onDevice } = useOnDevice();
  const isOnline = useIsOnline();
  const waiting = onDevice?.entries.flatMap((entry) => (entry.queued ? [{ entry, queued: entry.queued }] : [])) ?? [];
  const open = onDevice?.entries.filter((entry) => !entry.queued) ?? [];
  const sent = onDevice?.sent ?? [];
  const isEmpty = onDevice !== null && waiting.length + open.length + sent.length === 0;
  return (
    <section className="list-page" aria-label={t('inspection.outbox.title')}>
      <header className="list-head">
        <h1>{t('inspection.outbox.title')}</h1>
        <div className="list-actions">
          {waiting.length > 1 && (
            <button type="button" className="button button-primary" onClick={() => void outbox.run()}>
              {t('inspection.outbox.sendAll')}
            </button>
          )}
        </div>
      </header>
      <div className="outbox-page">
        {!isOnline && (
          <Banner tone="warn" icon="slash" title={t('inspection.outbox.offlineTitle')}>
            {t('inspection.outbox.offlineText')}
          </Banner>
        )}
        {onDevice === null && <SkeletonRows rows={4} />}
        {isEmpty && (
          <EmptyState kind="nothing-yet" icon={CloudOff} title={t('inspection.outbox.none')}>
            {t('inspection.outbox.noneHint')}
          </EmptyState>
        )}
        <Part title={t('inspection.outbox.waiting')} count={waiting.length}>
          {waiting.map(({ entry, queued }) => (
            <WaitingRow key={entry.key} entry={entry} queued={queued} />
          ))}
        </Part>
        <Part title={t('inspection.outbox.inProgress')} count={open.length}>
          {open.map((entry) => (
            <OpenRow key={entry.key} entry={entry} />
          ))}
        </Part>
        <Part title={t('inspection.outbox.sent')} count={sent.length}>
          {sent.map((one) => (
            <SentRow key={one.result.recordId} sent={one} />
          ))}
        </Part>
        <DeviceCard />
      </div>
    </section>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className="outbox-part" aria-label={title}>
      <h2>
        {title} <span className="meta num">{count}</span>
      </h2>
      <ul className="card">{children}</ul>
    </section>
  );
}
