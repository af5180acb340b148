import type { RecordDetail } from '@rondo/contract/record';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';

/** Who was there, when and how. */
export function VisitCard({ record }: { record: RecordDetail }) {
  const t = useT();
  const format = useFormat();
  const names = (people: RecordDetail['cc']) => format.list(people.map((p) => p.name));
  const isSameDay = format.civilDay(record.startedAt) === format.civilDay(record.submittedAt);
  const until = isSameDay ? format.time(record.submittedAt) : format.dateTime(record.submittedAt);
  const items = [
    { label: t('record.visit.inspector'), value: <Person name={record.inspector.name} /> },
    {
      label: t('record.visit.mode'),
      value: [t(`state.mode.${record.mode}`), t(`record.source.${record.source}`)].join(' · '),
    },
    { label: t('record.visit.purpose'), value: t(`inspection.purpose.${record.purpose}`) },
    { label: t('record.visit.time'), value: `${format.dateTime(record.startedAt)} – ${until}` },
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
