import { type ShopDocument, shopDocumentApi } from '@rondo/contract/shop-document';
import { Pencil, Trash2 } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { saveFile } from '../../../shared/http/download.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  document: ShopDocument;
  canEdit: boolean;
  onEdit: () => void;
}

/** One document: its name saves it; what else can be done stands behind the dots. Deleting is taken back by the toast or the bin. */
export function ShopDocumentLine({ document, canEdit, onEdit }: Props) {
  const t = useT();
  const format = useFormat();
  const { id, kind, name, note, file, by, createdAt } = document;
  const restore = useAct(shopDocumentApi.restore, { onDone: () => toast.ok(t('shopDocument.restored')) });
  const remove = useAct(shopDocumentApi.remove, {
    onDone: () =>
      toast.ok(t('shopDocument.removed'), { action: { label: t('ui.undo'), run: () => void restore.run({ id }) } }),
  });
  const facts = [t(`shopDocument.kind.${kind}`), format.bytes(file.sizeBytes), by.name, format.dateTime(createdAt)];
  return (
    <li className="shop-document">
      <div>
        <button
          type="button"
          className="shop-document-name"
          aria-label={t('ui.attachment.download', { name: file.name })}
          onClick={() => void saveFile(file.path, file.name)}
        >
          {name}
        </button>
        <p className="meta num">{facts.filter(Boolean).join(' · ')}</p>
        {note && <p className="shop-document-note">{note}</p>}
      </div>
      {canEdit && (
        <MoreMenu
          label={t('shopDocument.actsOf', { name })}
          className="quiet"
          acts={[
            { key: 'edit', label: t('shopDocument.edit'), icon: Pencil, run: onEdit },
            {
              ...{ key: 'delete', label: t('ui.delete'), icon: Trash2, isDanger: true, isDisabled: remove.busy },
              run: () => void remove.run({ id }),
            },
          ]}
        />
      )}
    </li>
  );
}
