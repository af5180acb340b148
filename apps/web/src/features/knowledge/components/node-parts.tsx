import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { CalendarClock, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { iconOf } from '../format-icon.ts';
import { documentLink, placeLink } from '../links.ts';

interface NameProps {
  node: KnowledgeNode;
  view?: string | undefined;
  /** The introduction stands behind the name, as far as there is room. */
  hasIntroduction?: boolean;
}

/** The name with what it is; leads into a folder, to a document, or to the page of a link. */
export function NodeName({ node, view, hasIntroduction = false }: NameProps) {
  const t = useT();
  const Icon = iconOf(node);
  const { id, kind, name, url } = node;
  const inside = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="ellipsis">{name}</span>
    </>
  );
  return (
    <span className="node-name" data-kind={kind}>
      {kind === 'link' && url !== null ? (
        <a href={url} target="_blank" rel="noreferrer" title={url} onClick={(event) => event.stopPropagation()}>
          {inside}
        </a>
      ) : (
        <Link
          to={kind === 'folder' ? placeLink({ folder: id }, view) : documentLink({ id })}
          title={name}
          onClick={(event) => event.stopPropagation()}
        >
          {inside}
        </Link>
      )}
      {node.isFavourite && (
        <Star size={14} strokeWidth={1.75} className="node-star" role="img" aria-label={t('knowledge.favourite')} />
      )}
      <ReviewDue node={node} />
      {hasIntroduction && node.introduction && (
        <span className="meta ellipsis node-introduction" title={node.introduction}>
          {node.introduction}
        </span>
      )}
    </span>
  );
}

/** Says that the day on which somebody should look at it again is over. */
function ReviewDue({ node: { reviewOn } }: { node: KnowledgeNode }) {
  const t = useT();
  const format = useFormat();
  if (reviewOn === null || reviewOn >= format.civilDay(Date.now())) return null;
  const words = t('knowledge.reviewDue', { day: format.day(reviewOn) });
  return (
    <span className="node-due" title={words}>
      <CalendarClock size={14} strokeWidth={1.75} role="img" aria-label={words} />
    </span>
  );
}

/** What the reader may do with it, and whether it has a list of its own. */
export function AccessBadge({ node: { level, mode } }: { node: Pick<KnowledgeNode, 'level' | 'mode'> }) {
  const t = useT();
  return (
    <span className="node-access" data-level={level}>
      {t(`knowledge.level.${level}`)}
      {mode === 'own' && <span className="meta"> · {t('knowledge.mode.own')}</span>}
    </span>
  );
}

/** Whether the words of a file are found, and why not. */
export function TextState({ node: { text } }: { node: Pick<KnowledgeNode, 'text'> }) {
  const t = useT();
  const format = useFormat();
  if (text === null) return <span>{format.count(null)}</span>;
  const why = text.fault === null ? null : t(`knowledge.fault.${text.fault}`);
  return (
    <StateLabel object="indexing" state={text.state}>
      {why ?? t(`state.indexing.${text.state}`)}
    </StateLabel>
  );
}
