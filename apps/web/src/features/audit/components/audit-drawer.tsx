import type { AuditRow } from '@rondo/contract/audit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { RoleDiffSums } from '../../role/index.ts';
import { useValueText } from '../change-text.ts';
import { eventWord, fieldWord, objectWord, stateWord } from '../words.ts';

interface Props {
  row: AuditRow;
  place: { index: number; total: number };
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  /** Shows all that happened to the object. */
  onObject: () => void;
}

/** One entry: the sentence, from where, and every field before and after. */
export default function AuditDrawer({ row, place, onObject, ...bar }: Props) {
  const t = useT();
  const format = useFormat();
  const { actor, kind, objectName, fromState, toState, comment, ip, device } = row;
  const states = [fromState, toState].flatMap((state) => (state ? [stateWord(t, kind, state)] : []));
  const facts = [
    { label: t('audit.column.actor'), value: actor ? <Person name={actor.name} /> : t('audit.clock') },
    { label: t('audit.column.at'), value: format.dateTimeFull(row.at) },
    { label: t('audit.column.kind'), value: t(`audit.kind.${kind}`) },
    { label: t('audit.column.states'), value: states.join(' → ') || '—' },
    { label: t('audit.column.ip'), value: ip ?? '—' },
    { label: t('audit.column.device'), value: device ?? '—' },
  ];
  return (
    <DetailDrawer label={`${eventWord(t, row)} ${objectName}`} number={format.dateTime(row.at)} {...place} {...bar}>
      <DrawerHead
        title={objectWord(row) || t(`audit.kind.${kind}`)}
        place={`${actor?.name ?? t('audit.clock')} · ${eventWord(t, row)}`}
      />
      <DrawerSection>
        <Facts items={facts} />
      </DrawerSection>
      {comment && (
        <DrawerSection title={t('audit.column.comment')}>
          <p className="audit-said">{comment}</p>
        </DrawerSection>
      )}
      {row.changes.length > 0 && (
        <DrawerSection title={t('audit.details')}>
          <Changes changes={row.changes} />
        </DrawerSection>
      )}
      {row.diff && (
        <DrawerSection title={t('audit.diff')}>
          <RoleDiffSums diff={row.diff} />
        </DrawerSection>
      )}
      <DrawerSection>
        <button type="button" className="button" onClick={onObject}>
          {t('audit.allOfObject')}
        </button>
      </DrawerSection>
    </DetailDrawer>
  );
}

function Changes({ changes }: Pick<AuditRow, 'changes'>) {
  const t = useT();
  const valueText = useValueText();
  const value = (text: string | null) => valueText(text) ?? <span className="meta">{t('audit.empty')}</span>;
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('audit.column.changes')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldWord(t, field)}</th>
            {before === null && after === null ? (
              <td colSpan={2}>{t('audit.changed')}</td>
            ) : (
              <>
                <td className="audit-before">{value(before)}</td>
                <td>{value(after)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
