import { templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { type Importable, ImportFlow } from '../../../shared/import/import-flow.tsx';

const ITEM_IMPORT: Importable = {
  api: templateApi,
  kind: 'item.import',
  title: 'template.importing.title',
  maxRows: LIMIT.import.checkItems,
  invalidates: ['template'],
};

interface Props {
  /** The draft the check items go into; absent: they become a template of their own. */
  templateId?: string;
  /** Saves what is not saved yet: the server compares with the draft it knows. */
  before?: () => Promise<unknown>;
  onClose: () => void;
}

/** Check items from a table: into a draft, or as a new draft in one go. */
export function ItemsImport({ templateId, before, onClose }: Props) {
  const t = useT();
  const open = (madeId: string | null) =>
    madeId && (
      <Link className="button" to={`/inspect/template/${madeId}`}>
        {t('template.importing.open')}
      </Link>
    );
  return (
    <ImportFlow
      {...ITEM_IMPORT}
      onClose={onClose}
      {...(templateId ? { templateId } : { nameLabel: t('template.importing.templateName'), after: open })}
      {...(before ? { before } : {})}
    />
  );
}
