import type { PersonRef } from '@rondo/contract/kit/shapes';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';

/** Who leads a department: the first one by name, how many others. */
export function HeadNames({ heads }: { heads: readonly PersonRef[] }) {
  const t = useT();
  const [first] = heads;
  if (!first) return <span className="meta">—</span>;
  return (
    <span
      title={listText(
        t,
        heads.map((head) => head.name),
      )}
    >
      <Person name={first.name} more={heads.length - 1} />
    </span>
  );
}
