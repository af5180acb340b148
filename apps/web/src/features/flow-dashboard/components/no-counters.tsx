import { type FlowAnswer, flowFiguresApi } from '@rondo/contract/flow-figures';
import { LIVE_PAGES, pageRule } from '@rondo/domain/page';
import { Footprints } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';

/** The page where counters are set up, once there is one. */
const COUNTERS = LIVE_PAGES.find((path: string) => path === '/flow/counter');

/** Where nothing is known at all: why, and what to do about it. */
export function NoCounters({ answers }: { answers: readonly FlowAnswer[] }) {
  const t = useT();
  const can = useCan();
  const isNothing = answers.length > 0 && answers.every(({ total }) => total.every(({ value }) => value === null));
  const counters = useCall(flowFiguresApi.counters, {}, { enabled: isNothing, part: true });
  if (!isNothing || !counters.data) return null;
  const has = counters.data.length > 0;
  const rule = COUNTERS ? pageRule(COUNTERS) : null;
  const maySetUp = COUNTERS !== undefined && (rule === null || can(rule));
  return (
    <div className="flow-dashboard-notice" role="status">
      <Footprints size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{t(has ? 'flowDashboard.empty.noData' : 'flowDashboard.empty.noCounters')}</strong>
        {!has && <> · {t(maySetUp ? 'flowDashboard.empty.noCountersHint' : 'flowDashboard.empty.askAdmin')}</>}
      </span>
      {!has && maySetUp && (
        <Link className="button button-small" to={COUNTERS}>
          {t('flowDashboard.empty.toCounters')}
        </Link>
      )}
    </div>
  );
}
