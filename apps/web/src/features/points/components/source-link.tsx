import type { PointsPostingRow } from '@rondo/contract/points';
import { Link } from 'react-router';
import { objectLink } from '../../../shared/links.ts';

/** What a posting is for, opened where the reader may; nothing at the end of a cycle. */
export function SourceLink({ row: { source } }: { row: Pick<PointsPostingRow, 'source'> }) {
  if (!source) return null;
  const { kind, id, name, canOpen } = source;
  if (!canOpen) return <span className="num">{name}</span>;
  const to = addressOf(kind, id);
  return (
    <Link to={to} className="num" onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
}

function addressOf(kind: NonNullable<PointsPostingRow['source']>['kind'], id: string): string {
  if (kind === 'adjustment') return `/score/manage?open=${id}`;
  if (kind === 'ai_event') return `/inspect/overviewOfResults?open=${id}`;
  if (kind === 'notice') return `/notice?open=${id}`;
  return kind === 'learning' ? `/knowledge/learning?tab=done&open=${id}` : objectLink(kind, id);
}
