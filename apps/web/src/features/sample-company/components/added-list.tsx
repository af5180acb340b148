import type { SampleStanding } from '@rondo/contract/sample-company';
import { useT } from '../../../shared/i18n.tsx';
import './sample.css';

/** What people added to the sample, by kind and by name. */
export function AddedList({ added: { counts, first } }: { added: SampleStanding['added'] }) {
  const t = useT();
  return (
    <ul className="sample-added">
      {counts.map(({ kind, count }) => {
        const names = first.flatMap((one) => (one.kind === kind && one.name !== '' ? [one.name] : []));
        return (
          <li key={kind}>
            {t(`sampleCompany.count.${kind}`, { count })}
            {names.length > 0 && <span className="meta"> {names.join(' · ')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
