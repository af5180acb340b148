import { aiRuleApi } from '@rondo/contract/ai-rule';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

/** What each kind of event runs on, how much of it ran today, and how right it is. */
export function Algorithms() {
  const t = useT();
  const format = useFormat();
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
            <tr key={row.kind}>
              <th scope="row">{t(`aiRule.kind.${row.kind}`)}</th>
              <td>{row.model ?? t(`aiRule.algorithm.sources.${row.source}`)}</td>
              <td className={row.isReady ? '' : 'ai-rule-bad'}>
                {row.isReady
                  ? t('aiRule.algorithm.ready')
                  : t(row.source === 'question' ? 'aiRule.algorithm.needsModel' : 'aiRule.algorithm.notReady')}
              </td>
              {([row.rules, row.cameras, row.run, row.failed, row.skipped] as const).map((count, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                <td key={at} className="num">
                  {format.count(count)}
                </td>
              ))}
              <td className="num">
                {row.meanMs === null ? '—' : t('aiRule.algorithm.ms', { count: format.count(row.meanMs) })}
              </td>
              <td className="num">
                {format.percent(row.ledger.precision)}{' '}
                {row.ledger.precision !== null && (
                  <span className="meta">
                    {row.ledger.confirmed} / {row.ledger.confirmed + row.ledger.false}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
