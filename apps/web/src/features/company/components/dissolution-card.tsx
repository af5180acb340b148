import { dissolutionApi } from '@rondo/contract/dissolution';
import { dateTimeFull } from '@rondo/messages/format/date';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { useNow } from '../use-now.ts';
import { DissolvePanel } from './dissolve-panel.tsx';
import { KeepDialog } from './keep-dialog.tsx';

const PANEL = 'dissolve';

/** The end of the company: the way to it for the owner, and while it runs, how long is left and the way back. */
export function DissolutionCard() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { data: status, isError, error, refetch } = useCall(dissolutionApi.get, {});
  const [isKeeping, setKeeping] = useState(false);
  const show = (panel: string | null) => {
    const next = new URLSearchParams(query);
    if (panel) next.set('panel', panel);
    else next.delete('panel');
    setQuery(next);
  };
  if (!status && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!status) return null;
  return (
    <section className="card company-card company-danger" aria-label={t('dissolution.title')}>
      <h2>{t('dissolution.title')}</h2>
      {status.state === 'dissolving' && status.dissolveAt ? (
        <Running dissolveAt={status.dissolveAt} onKeep={() => setKeeping(true)} />
      ) : (
        <div className="company-head">
          <p>{t('dissolution.hint')}</p>
          <button type="button" className="button company-danger-button" onClick={() => show(PANEL)}>
            {t('dissolution.open')}
          </button>
        </div>
      )}
      {query.get('panel') === PANEL && status.state === 'normal' && (
        <DissolvePanel status={status} onClose={() => show(null)} />
      )}
      {isKeeping && <KeepDialog onClose={() => setKeeping(false)} />}
    </section>
  );
}

function Running({ dissolveAt, onKeep }: { dissolveAt: string; onKeep: () => void }) {
  const t = useT();
  const format = useFormat();
  const left = Math.max(0, Date.parse(dissolveAt) - useNow());
  return (
    <Banner
      tone="bad"
      title={t('dissolution.runningTitle')}
      action={
        <button type="button" className="button button-small" onClick={onKeep}>
          {t('dissolution.keep')}
        </button>
      }
    >
      {' '}
      {t('dissolution.running', {
        time: dateTimeFull(dissolveAt, format.place),
        zone: format.place.timeZone,
        left: format.duration(left),
      })}
    </Banner>
  );
}
