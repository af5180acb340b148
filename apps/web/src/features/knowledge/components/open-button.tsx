import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { documentLink, placeLink } from '../links.ts';

/** Opens a folder as a list, a file as a document, a link in a tab of its own. */
export function OpenButton({ node: { id, kind, url } }: { node: Pick<KnowledgeNode, 'id' | 'kind' | 'url'> }) {
  const t = useT();
  const words = t(`knowledge.open.${kind}`);
  if (kind === 'link')
    return (
      <a className="button button-primary" href={url ?? undefined} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  return (
    <Link className="button button-primary" to={kind === 'folder' ? placeLink({ folder: id }) : documentLink({ id })}>
      {words}
    </Link>
  );
}
