import { addDays } from '@rondo/domain/civil-time';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

const WEEK = 7;

/** How many events a rule found in the last seven days; it leads to them. */
export function WeekEvents({ ruleId, count }: { ruleId: string; count: number }) {
  const t = useT();
  const from = addDays(useFormat().civilDay(Date.now()), 1 - WEEK);
  return (
    <Link
      className="num"
      to={`/inspect/overviewOfResults?ruleId=${ruleId}&from=${from}`}
      onClick={(event) => event.stopPropagation()}
    >
      {t('aiRule.weekEvents', { count })}
    </Link>
  );
}
