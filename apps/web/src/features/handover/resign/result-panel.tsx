import type { HandoverItem } from '@rondo/contract/handover';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { choicesOf, type Plan, summaryOf } from './plan.ts';

/** Most successors that are named. */
const NAMED = 8;

/** What the choices come to, in numbers. */
export function ResultPanel({ plan, items }: { plan: Plan; items: readonly HandoverItem[] }) {
  const t = useT();
  const { given, closed, left } = summaryOf(plan, items);
  const { missing } = choicesOf(plan, items);
  const line = (key: 'closed' | 'left' | 'missing', count: number) =>
    count > 0 && (
      <li key={key}>
        <span>{t(`handover.sum.${key}`)}</span>
        <span className="num">{count}</span>
      </li>
    );
  return (
    <ul className="resign-sum dense">
      {given.slice(0, NAMED).map(({ name, count }) => (
        <li key={name}>
          <Person name={name} />
          <span className="num">{count}</span>
        </li>
      ))}
      {given.length > NAMED && <li className="meta">{t('handover.sum.others', { count: given.length - NAMED })}</li>}
      {line('closed', closed)}
      {line('left', left)}
      {line('missing', missing)}
    </ul>
  );
}
