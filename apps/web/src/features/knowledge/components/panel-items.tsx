import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { templateApi } from '@rondo/contract/template';
import { Link } from 'react-router';
import { useCan } from '../../../shared/session/me.ts';

/** Check items that name this file; the way to their template where the reader may open it. */
export function PanelItems({ items }: Pick<KnowledgeDetail, 'items'>) {
  const mayOpen = useCan()(templateApi.get.needs);
  return (
    <ul className="panel-items">
      {items.map(({ templateId, templateName, itemName }) => (
        <li key={`${templateId} ${itemName}`}>
          <span>{itemName}</span>
          {mayOpen ? (
            <Link className="meta" to={`/inspect/template/${templateId}`}>
              {templateName}
            </Link>
          ) : (
            <span className="meta">{templateName}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
