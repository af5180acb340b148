import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { SupportFrame } from '../../support/index.ts';
import { causeWords, seenWords } from '../words.ts';
import '../components/ai-rule.css';

/** For the support staff: each rule as it is stored, its last runs, how long they took and what went wrong. */
export default function AiRuleSupportPage() {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const read = useCall(aiRuleApi.support, { keyword }, { part: true, keepPrevious: true });
  const { data } = read;
  return (
    <SupportFrame>
      <div className="ai-rule-head">
        <h1>{t('aiRule.support.title')}</h1>
        <SearchField label={t('aiRule.search')} value={keyword} onChange={setKeyword} />
      </div>
      <p className="meta">{t('aiRule.support.hint')}</p>
      {!data && read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {!data && !read.isError && <SkeletonRows rows={6} />}
      {data?.length === 0 && <p>{t('aiRule.support.nothing')}</p>}
      {data?.map((rule) => (
        <Stored key={rule.id} rule={rule} />
      ))}
    </SupportFrame>
  );
}

function Stored({ rule }: { rule: Output<typeof aiRuleApi.support>[number] }) {
  const t = useT();
  const format = useFormat();
  const { today, causes, runs } = rule;
  return (
    <section className="card ai-rule-support">
      <header className="ai-rule-line">
        <h2>{rule.name}</h2>
        <StateLabel object="aiRule" state={rule.state} />
      </header>
      <p className="num">
        {t('aiRule.support.today')}: {t('aiRule.support.summary', today)}
        {today.meanMs !== null && ` · ${t('aiRule.support.mean', { ms: today.meanMs })}`}
      </p>
      <p>
        {t('aiRule.support.causes')}:{' '}
        {causes.length === 0
          ? t('aiRule.support.none')
          : causes.map(({ cause, count }) => `${causeWords(t, cause)} ${count}`).join(' · ')}
      </p>
      {runs.length > 0 && <h3>{t('aiRule.support.runs')}</h3>}
      <ul className="ai-rule-watched">
        {runs.map((run) => (
          <li key={run.camera.id}>
            <span className="ellipsis">
              {run.shop.name} {run.camera.name}
            </span>
            <span className="meta num">
              {run.lastRunAt ? format.dateTime(run.lastRunAt) : t('aiRule.watched.never')}
            </span>
            <span className="meta num">
              {run.lastTookMs === null ? '—' : t('aiRule.algorithm.ms', { count: run.lastTookMs })}
            </span>
            <span className={run.lastCause ? 'ai-rule-bad' : 'meta'}>{seenWords(t, run)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('aiRule.support.stored')}</summary>
        <pre className="ai-rule-stored">{JSON.stringify(rule.stored, null, 2)}</pre>
      </details>
    </section>
  );
}
