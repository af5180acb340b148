import type { PointsPostingRow } from '@rondo/contract/points';
import { Link } from 'react-router';
import { objectLink } from '../../../shared/links.ts';
import { useCan } from '../../../shared/session/me.ts';

/** What a posting is for, opened where the reader may; nothing at the end of a cycle. */
export function SourceLink({ row: { source } }: { row: Pick<PointsPostingRow, 'source'> }) {
  const can = useCan();
  if (!source) return null;
  const { kind, id, name } = source;
  if (kind === 'adjustment' && !can('x_points_adjust')) return <span className="num">{name}</span>;
  const to = kind === 'adjustment' ? `/score/manage?open=${id}` : objectLink(kind, id);
  return (
    <Link to={to} className="num" onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
}
