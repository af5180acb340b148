import type { FileRef } from '@rondo/contract/kit/shapes';
import { type ShopDocument, shopDocumentApi } from '@rondo/contract/shop-document';
import { LIMIT } from '@rondo/domain/limit';
import { SHOP_DOCUMENT_KINDS, type ShopDocumentKind } from '@rondo/domain/shop-document';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { DocumentField } from '../../../shared/document/document-field.tsx';
import { useDocuments } from '../../../shared/document/use-documents.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  shopId: string;
  /** Null: a new one. */
  document: ShopDocument | null;
  onClose: () => void;
}

interface Draft {
  file: FileRef | null;
  kind: ShopDocumentKind;
  name: string;
  note: string;
}

/** Adding a document to a store, or giving one another name. What was typed and uploaded stays when the server refuses. */
export function ShopDocumentForm({ shopId, document, onClose }: Props) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ file: document?.file ?? null, kind: document?.kind ?? 'lease' },
    ...{ name: document?.name ?? '', note: document?.note ?? '' },
  }));
  const [requestId] = useState(() => uuidv7());
  const [isTried, setTried] = useState(false);
  const set = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }));
  const documents = useDocuments({
    most: 1,
    value: draft.file ? [draft.file] : [],
    onChange: ([file = null]) => set({ file, ...(file && draft.name === '' ? { name: plainName(file.name) } : {}) }),
  });
  const add = useAct(shopDocumentApi.create);
  const edit = useAct(shopDocumentApi.edit);
  const submit = async () => {
    setTried(true);
    const { file, ...fields } = draft;
    if (!file || fields.name.trim() === '' || !documents.isSettled) return;
    const done = document
      ? await edit.run({ ...fields, id: document.id, rev: document.rev })
      : await add.run({ ...fields, shopId, fileId: file.id, requestId });
    if (!done) return;
    toast.ok(t(document ? 'shopDocument.saved' : 'shopDocument.added'));
    onClose();
  };
  const guard = useDraftGuard(draft, onClose);
  const isMissing = isTried && draft.file === null && documents.isSettled;
  return (
    <Dialog
      title={t(document ? 'shopDocument.editTitle' : 'shopDocument.addTitle')}
      isSheet
      isSticky
      onClose={guard.close}
    >
      <ActForm
        verb={t(document ? 'ui.save' : 'ui.create')}
        isBusy={add.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        {!document && (
          <div>
            <DocumentField label={t('shopDocument.field.file')} documents={documents} isTried={isTried} />
            {isMissing && (
              <p className="field-error" role="alert">
                {t('shopDocument.need.file')}
              </p>
            )}
          </div>
        )}
        <SelectField
          label={t('shopDocument.field.kind')}
          options={SHOP_DOCUMENT_KINDS.map((value) => ({ value, label: t(`shopDocument.kind.${value}`) }))}
          value={draft.kind}
          onChange={(value) => set({ kind: SHOP_DOCUMENT_KINDS.find((one) => one === value) ?? 'other' })}
        />
        <TextField
          label={t('shopDocument.field.name')}
          isRequired
          maxLength={LIMIT.name.document}
          value={draft.name}
          onChange={(name) => set({ name })}
          {...(isTried && draft.name.trim() === '' ? { error: t('shopDocument.need.name') } : {})}
        />
        <TextField
          label={t('shopDocument.field.note')}
          rows={2}
          maxLength={LIMIT.text.note}
          value={draft.note}
          onChange={(note) => set({ note })}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}

/** The name of a file without its ending. */
const plainName = (name: string): string => name.replace(/\.[^.]+$/, '');
