import type { RecordDetail } from '@rondo/contract/record';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

type Edit = RecordDetail['edits'][number];

/** What reviewers changed in one answer: the old value, the new one, who, when and why. */
export function ItemEdits({ edits }: { edits: readonly Edit[] }) {
  const t = useT();
  const format = useFormat();
  if (edits.length === 0) return null;
  return (
    <ul className="report-edits" aria-label={t('record.edits.title')}>
      {edits.map((edit) => (
        <li key={edit.id}>
          <span className="report-edit-change">
            <del>{said(edit.before) || t('record.edits.nothing')}</del>
            <span aria-hidden> → </span>
            <ins>{said(edit.after) || t('record.edits.nothing')}</ins>
          </span>
          <span className="meta">
            {t('record.edits.by', { name: edit.by.name, time: format.dateTime(edit.at), reason: edit.reason })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const said = ({ text, note }: Edit['before']): string => [text, note].filter(Boolean).join(' · ');
