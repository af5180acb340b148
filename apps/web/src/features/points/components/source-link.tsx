import type { PointsPostingRow } from '@rondo/contract/points';
import { Link } from 'react-router';
import { objectLink } from '../../../shared/links.ts';

/** What a posting is for, opened; nothing where it was done by hand. */
export function SourceLink({ row: { source } }: { row: Pick<PointsPostingRow, 'source'> }) {
  if (!source) return null;
  return (
    <Link to={objectLink(source.kind, source.id)} className="num" onClick={(event) => event.stopPropagation()}>
      {source.name}
    </Link>
  );
}
