import type { RoleDiff } from '@rondo/contract/role';
import { count } from '@rondo/messages/format/number';
import { useT } from '../../../shared/i18n.tsx';
import { DiffLines } from './diff-lines.tsx';
import './role-diff.css';

const SUMS = ['losing', 'gaining', 'narrower', 'wider'] as const;

/** Whether anybody gains or loses something. */
export const isFelt = (diff: RoleDiff): boolean => SUMS.some((sum) => diff[sum] > 0);

/** How many people gain and lose, and by permission who. */
export function RoleDiffSums({ diff }: { diff: RoleDiff }) {
  const t = useT();
  if (!isFelt(diff)) return <p>{t('role.diff.nobody')}</p>;
  return (
    <div className="role-diff">
      <ul className="role-diff-sums">
        {SUMS.filter((sum) => diff[sum] > 0).map((sum) => (
          <li key={sum} data-tone={sum === 'losing' || sum === 'narrower' ? 'less' : 'more'}>
            {t(`role.diff.${sum}`, { count: count(diff[sum]) })}
          </li>
        ))}
      </ul>
      <DiffLines diff={diff} />
    </div>
  );
}
