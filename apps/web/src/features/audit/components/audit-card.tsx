import type { AuditRow } from '@rondo/contract/audit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { useChangeText } from '../change-text.ts';
import { eventWord, objectWord } from '../words.ts';

/** An entry on the phone. */
export function AuditCard({ row }: { row: AuditRow }) {
  const t = useT();
  const format = useFormat();
  const changes = useChangeText()(row);
  return (
    <div className="audit-card">
      <div className="audit-card-line">
        {row.actor ? <Person name={row.actor.name} /> : <span className="meta">{t('audit.clock')}</span>}
        <span className="meta num">{format.dateTime(row.at)}</span>
      </div>
      <span>
        {eventWord(t, row)} <strong>{objectWord(row)}</strong>
      </span>
      {changes !== '—' && <span className="meta">{changes}</span>}
    </div>
  );
}
