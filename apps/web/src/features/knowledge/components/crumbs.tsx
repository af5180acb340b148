import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { placeLink } from '../links.ts';

interface Props {
  crumbs: KnowledgeDetail['crumbs'];
  view?: string | undefined;
  /** The last one is where the reader is, not a way. */
  isHere?: boolean;
}

/** The way from the top, as far as the reader may see it. */
export function Crumbs({ crumbs, view, isHere = false }: Props) {
  const t = useT();
  return (
    <nav aria-label={t('knowledge.way')} className="knowledge-crumbs">
      <ol>
        <li>
          <Link to={placeLink({}, view)}>{t('knowledge.place.all')}</Link>
        </li>
        {crumbs.map(({ id, name }, at) => (
          <li key={id}>
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
            {isHere && at === crumbs.length - 1 ? (
              <span className="ellipsis" title={name} aria-current="page">
                {name}
              </span>
            ) : (
              <Link className="ellipsis" title={name} to={placeLink({ folder: id }, view)}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
