import type { AuditRow } from '@rondo/contract/audit';
import { useT } from '../../../shared/i18n.tsx';
import { fieldWord } from '../../audit/index.ts';

/** What an edit changed, a line a field: what it was, and what it is now. */
export function ChangedFields({ changes }: Pick<AuditRow, 'changes'>) {
  const t = useT();
  return (
    <ul className="cycle-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {t('cycle.changed', {
            field: fieldWord(t, field),
            before: before ?? t('cycle.none'),
            after: after ?? t('cycle.none'),
          })}
        </li>
      ))}
    </ul>
  );
}
