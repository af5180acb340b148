import type { PersonRef } from '@rondo/contract/kit/shapes';
import { Person } from '../../../shared/ui/drawer/person.tsx';

/** Who leads a department: the first one by name, how many others. */
export function HeadNames({ heads }: { heads: readonly PersonRef[] }) {
  const [first] = heads;
  if (!first) return <span className="meta">—</span>;
  return (
    <span title={heads.map((head) => head.name).join(', ')}>
      <Person name={first.name} more={heads.length - 1} />
    </span>
  );
}
