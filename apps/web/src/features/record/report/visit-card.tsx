import type { RecordDetail } from '@rondo/contract/record';
import { MINUTE_MS } from '@rondo/domain/duration';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';

/** Who was there, when and how. */
export function VisitCard({ record }: { record: RecordDetail }) {
  const t = useT();
  const format = useFormat();
  const names = (people: RecordDetail['cc']) => format.list(people.map((p) => p.name));
  const isSameDay = format.civilDay(record.startedAt) === format.civilDay(record.doneAt);
  const until = isSameDay ? format.time(record.doneAt) : format.dateTime(record.doneAt);
  const wasOffline = Date.parse(record.submittedAt) - Date.parse(record.doneAt) >= MINUTE_MS;
  const items = [
    { label: t('record.visit.inspector'), value: <Person name={record.inspector.name} /> },
    {
      label: t('record.visit.mode'),
      value: [t(`state.mode.${record.mode}`), t(`record.source.${record.source}`)].join(' · '),
    },
    { label: t('record.visit.purpose'), value: t(`inspection.purpose.${record.purpose}`) },
    { label: t('record.visit.time'), value: `${format.dateTime(record.startedAt)} – ${until}` },
    ...(wasOffline ? [{ label: t('record.visit.sent'), value: format.dateTime(record.submittedAt) }] : []),
    ...(record.address ? [{ label: t('record.visit.address'), value: record.address }] : []),
    ...(record.reviewers.length > 0 ? [{ label: t('record.visit.reviewers'), value: names(record.reviewers) }] : []),
    ...(record.cc.length > 0 ? [{ label: t('record.visit.cc'), value: names(record.cc) }] : []),
  ];
  return (
    <section className="card">
      <h2>{t('record.visit.title')}</h2>
      <Facts items={items} columns={1} />
    </section>
  );
}
