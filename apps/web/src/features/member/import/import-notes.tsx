import type { MemberImportReport } from '@rondo/contract/member-shape';
import { useT } from '../../../shared/i18n.tsx';

const NAMED = 3;

/** What a dry run says beside its errors: departments that will be made, and rows that are legal but worth a look. */
export function ImportNotes({ report }: { report: MemberImportReport }) {
  const t = useT();
  const { newDepartments, warnings, warningCount, duplicateCount } = report;
  const names = newDepartments.slice(0, NAMED).join(', ') + (newDepartments.length > NAMED ? ' …' : '');
  return (
    <div className="member-import-notes meta">
      {newDepartments.length > 0 && (
        <p>{t('member.importing.newDepartments', { count: newDepartments.length, names })}</p>
      )}
      {duplicateCount > 0 && <p>{t('member.importing.kept')}</p>}
      {warningCount > 0 && (
        <details>
          <summary>{t('member.importing.warnings', { count: warningCount })}</summary>
          <ul>
            {warnings.map(({ row, column, value, message }) => (
              <li key={`${row} ${column}`}>
                <span className="num">{row}</span> {column} <code>{value}</code> {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
