import { type CheckItemConflict, type CheckItemRow, checkItemApi, checkItemConflict } from '@rondo/contract/check-item';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { libraryItemFaults } from '@rondo/domain/check-item';
import { LIMIT } from '@rondo/domain/limit';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type CheckItemDraft, conflictFields } from '../check-item-conflict.ts';
import { useStandardFiles } from '../editor/use-standard-files.ts';
import { ItemFields } from './item-fields.tsx';
import './settings.css';
import './check-item.css';

interface Props {
  /** The row that is changed; absent: a new one. */
  row?: CheckItemRow;
  /** What it begins with. */
  item: CheckItem;
  category: string;
  /** Of its standard photos. */
  files: readonly FileRef[];
  /** It begins as a copy of something that is right already. */
  isCopy?: boolean;
  onClose: () => void;
}

const WIDTH = 640;

/** A check item of the library, with the same fields as in a template. What was typed stays when the server refuses. */
export function CheckItemForm({ row, item: start, category: first, files: known, isCopy = false, onClose }: Props) {
  const t = useT();
  const { list } = useFormat();
  const [showsFaults, setShowsFaults] = useState(isCopy);
  const pictures = useStandardFiles(known);
  const form = useDraftForm<CheckItemConflict, CheckItemDraft>({
    shape: checkItemConflict,
    read: row && { ...row, differs: [] },
    draftOf: (one) => ({ ...(one?.item ?? start), showIf: null, category: one?.category ?? first }),
    onClose,
  });
  const { draft, conflict, onRefused } = form;
  const create = useAct(checkItemApi.create, { onRefused });
  const edit = useAct(checkItemApi.edit, { onRefused });
  const wrong = showsFaults ? libraryItemFaults(draft) : new Map<string, never>();
  const errorOf = (field: string) => {
    const reason = wrong.get(field);
    return reason ? t(`template.fault.${reason}`) : (form.faults[`item.${field}`] ?? '');
  };
  const submit = () => {
    setShowsFaults(true);
    return form.submit({
      faultsOf: (now) =>
        Object.fromEntries([...libraryItemFaults(now)].map(([at, why]) => [at, t(`template.fault.${why}`)])),
      save: ({ category, ...item }, base, requestId) =>
        base ? edit.run({ category, item, id: base.id, rev: base.rev }) : create.run({ category, item, requestId }),
      onSaved: () => {
        toast.ok(t(row ? 'checkItem.done.saved' : 'checkItem.done.created'));
        onClose();
      },
    });
  };
  // Pictures that somebody else added come with what they saved.
  const theirs = [conflict.base, conflict.found?.current].flatMap((one) => one?.standardPhotos ?? []);
  const added = theirs.filter(({ id }) => !pictures.files.some((file) => file.id === id));
  const files = [...pictures.files, ...added];
  return (
    <DraftDialog
      form={form}
      title={t(row ? 'checkItem.edit' : 'checkItem.create')}
      verb={t(row ? 'ui.save' : 'checkItem.keep')}
      width={WIDTH}
      isBusy={create.busy || edit.busy}
      onSubmit={submit}
      conflictFields={conflict.found ? conflictFields(conflict.found.current, { t, list, files }) : []}
    >
      <div className="te-fields check-item-fields">
        {row && <p className="meta">{t('checkItem.editHint')}</p>}
        <TextField
          label={t('checkItem.category')}
          hint={t('checkItem.categoryHint')}
          value={draft.category}
          onChange={(category) => form.put({ category })}
          maxLength={LIMIT.name.category}
        />
        <ItemFields
          item={draft}
          set={form.put}
          errorOf={errorOf}
          addFiles={pictures.addFiles}
          files={files}
          scoring={DEFAULT_SCORING}
        />
      </div>
    </DraftDialog>
  );
}
