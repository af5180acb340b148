import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiRecall, AiSampleRow } from '@rondo/contract/ai-event-shapes';
import { ScanEye } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Evidence } from '../../../shared/photo/evidence.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';

/** Pictures without an event, drawn by lot: was something missed? And how much each rule misses by that (N17.3). */
export function Audit() {
  const t = useT();
  const read = useCall(aiEventApi.samples, {}, { keepPrevious: true });
  if (read.isPending) return <SkeletonRows rows={5} />;
  if (!read.data) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  const [sample] = read.data.list;
  return (
    <div className="ai-event-audit">
      <p className="meta">{t('aiEvent.audit.hint')}</p>
      <Recalls rules={read.data.rules} />
      {sample ? (
        <Sample key={sample.id} sample={sample} left={read.data.list.length} />
      ) : (
        <EmptyState kind="nothing-yet" icon={ScanEye} title={t('aiEvent.audit.none')} />
      )}
    </div>
  );
}

function Recalls({ rules }: { rules: readonly AiRecall[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="ai-event-recalls">
      {rules.map(({ rule, recall, judged, missed }) => (
        <li key={rule.id} className="card">
          <strong className="ellipsis">{rule.name}</strong>
          <span>
            {t('aiEvent.audit.recall')} <Tip label={t('aiEvent.audit.recall')} text={t('aiEvent.audit.formula')} />{' '}
            <span className="kpi num">{format.percent(recall?.value ?? null)}</span>
          </span>
          <span className="meta num">
            {recall?.low === null || recall?.high === null || !recall
              ? '—'
              : t('aiEvent.audit.interval', { low: format.percent(recall.low), high: format.percent(recall.high) })}
          </span>
          <span className="meta num">{t('aiEvent.audit.judged', { count: judged, missed })}</span>
        </li>
      ))}
    </ul>
  );
}

function Sample({ sample, left }: { sample: AiSampleRow; left: number }) {
  const t = useT();
  const format = useFormat();
  const judge = useAct(aiEventApi.judgeSample);
  const path = sample.picture?.file.path ?? null;
  const addressOf = useAddresses(path === null ? [] : [path]);
  const say = (verdict: 'right' | 'missed') => !judge.busy && void judge.run({ id: sample.id, verdict });
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'r') say('right');
    if (event.key.toLowerCase() === 'm') say('missed');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons that are inside, wherever the focus is
    <div className="ai-event-sample" onKeyDown={press}>
      <p>
        <strong>
          {sample.shop.name} {sample.camera.name}
        </strong>{' '}
        <span className="meta num">
          {format.dateTime(sample.takenAt)} · {t('aiEvent.audit.open', { count: left })}
        </span>
      </p>
      <Evidence
        picture={path === null ? null : addressOf(path)}
        alt={`${sample.shop.name} ${sample.camera.name}`}
        boxes={[]}
        areas={[]}
      />
      <p>{sample.content}</p>
      <div className="ai-event-judge">
        <span>{t('aiEvent.audit.question')}</span>
        <Button isBusy={judge.busy} onPress={() => say('missed')}>
          {t('aiEvent.audit.missed')}
        </Button>
        <Button look="primary" isBusy={judge.busy} onPress={() => say('right')}>
          {t('aiEvent.audit.right')}
        </Button>
      </div>
    </div>
  );
}
