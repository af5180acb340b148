import type { RoleDiff } from '@rondo/contract/role';
import { count } from '@rondo/messages/format/number';
import { ChevronRight } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';

type Hands = RoleDiff['codes'][number];
interface Line {
  hands: Hands;
  side: 'lose' | 'gain';
}

/** Code by code who loses and who gains it, what is lost first; the names are behind each line. */
export function DiffLines({ diff }: { diff: RoleDiff }) {
  const lines: Line[] = [
    ...diff.codes.filter(({ lose }) => lose > 0).map((hands): Line => ({ hands, side: 'lose' })),
    ...diff.codes.filter(({ gain }) => gain > 0).map((hands): Line => ({ hands, side: 'gain' })),
  ];
  return (
    <ul className="role-diff-lines">
      {lines.map((line) => (
        <li key={`${line.side} ${line.hands.code}`}>
          <DiffLine {...line} />
        </li>
      ))}
    </ul>
  );
}

function DiffLine({ hands, side }: Line) {
  const t = useT();
  const names = side === 'lose' ? hands.loseNames : hands.gainNames;
  const total = hands[side];
  const list = names.join(t('permission.forbidden.separator'));
  return (
    <details className="role-diff-line" data-side={side}>
      <summary title={list}>
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
        <span className="role-diff-sign" aria-hidden="true">
          {side === 'lose' ? '−' : '+'}
        </span>
        <span className="strong">{t(`permission.${hands.code}`)}</span>
        <span className="role-diff-count num">{t(`role.diff.${side}`, { count: count(total) })}</span>
      </summary>
      <p className="meta">{total > names.length ? t('role.diff.more', { names: list, count: count(total) }) : list}</p>
    </details>
  );
}
