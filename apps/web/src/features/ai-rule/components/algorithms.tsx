import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiAlgorithm } from '@rondo/contract/ai-rule-shapes';
import { AI_RULE_STATES } from '@rondo/domain/ai-rule';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

/** What each kind of event runs on, how much of it ran today, and how right it is. */
export function Algorithms() {
  const t = useT();
  const read = useCall(aiRuleApi.algorithms, {}, { keepPrevious: true });
  if (read.isPending) return <SkeletonRows rows={6} />;
  if (!read.data) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
    <section className="ai-rule-matrix" aria-label={t('aiRule.tab.algorithms')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('aiRule.algorithm.kind')}</th>
            <th scope="col">{t('aiRule.algorithm.source')}</th>
            <th scope="col">{t('aiRule.state')}</th>
            <th scope="col">{t('aiRule.algorithm.rules')}</th>
            <th scope="col">{t('aiRule.algorithm.cameras')}</th>
            <th scope="col">{t('aiRule.algorithm.run')}</th>
            <th scope="col">{t('aiRule.algorithm.failed')}</th>
            <th scope="col">{t('aiRule.algorithm.skipped')}</th>
            <th scope="col">{t('aiRule.algorithm.mean')}</th>
            <th scope="col">{t('aiRule.ledger.precision')}</th>
          </tr>
        </thead>
        <tbody>
          {read.data.map((row) => (
            <AlgorithmRow key={row.kind} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AlgorithmRow({ row }: { row: AiAlgorithm }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const { kind, ledger } = row;
  const today = format.civilDay(Date.now());
  const maySee = can('ai_inspect_stat') && can('shop_list');
  const checks = (rows: string): string => addressOf('/inspect/aiStatistics', { kind, from: today, to: today, rows });
  /** A number that opens its rows, for whoever may open their page. */
  const opening = (to: string, count: number | null, text: ReactNode, may = maySee): ReactNode =>
    count && may ? <Link to={to}>{text}</Link> : text;
  const mean = row.meanMs === null ? '—' : t('aiRule.algorithm.ms', { count: format.count(row.meanMs) });
  const judged = ledger.confirmed + ledger.false;
  const rules = addressOf('/ai', { kind, state: AI_RULE_STATES.filter((state) => state !== 'off') });
  return (
    <tr>
      <th scope="row">{t(`aiRule.kind.${kind}`)}</th>
      <td>{row.model ?? t(`aiRule.algorithm.sources.${row.source}`)}</td>
      <td className={row.isReady ? '' : 'ai-rule-bad'}>
        {row.isReady
          ? t('aiRule.algorithm.ready')
          : t(row.source === 'question' ? 'aiRule.algorithm.needsModel' : 'aiRule.algorithm.notReady')}
      </td>
      <td className="num">{opening(rules, row.rules, format.count(row.rules), true)}</td>
      <td className="num">{opening(checks('cameras'), row.cameras, format.count(row.cameras))}</td>
      <td className="num">{opening(checks('run'), row.run, format.count(row.run))}</td>
      <td className="num">{opening(checks('failed'), row.failed, format.count(row.failed))}</td>
      <td className="num">{opening(checks('skipped'), row.skipped, format.count(row.skipped))}</td>
      <td className="num">{opening(checks('run'), row.run, mean)}</td>
      <td className="num">
        {opening(
          addressOf('/inspect/overviewOfResults', { kind, counted: 'true' }),
          judged,
          <>
            {format.percent(ledger.precision)}{' '}
            {judged > 0 && (
              <span className="meta">
                {ledger.confirmed} / {judged}
              </span>
            )}
          </>,
        )}
      </td>
    </tr>
  );
}

/** The address of a list under a filter. */
function addressOf(path: string, filters: Record<string, string | readonly string[]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) for (const one of [value].flat()) query.append(name, one);
  return `${path}?${query}`;
}
