import { type CheckItemRow, checkItemApi } from '@rondo/contract/check-item';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { libraryItemFaults } from '@rondo/domain/check-item';
import { LIMIT } from '@rondo/domain/limit';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
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

/** A check item of the library, with the same fields as in a template. What was typed stays when the server refuses. */
export function CheckItemForm({ row, item: start, category: first, files: known, isCopy = false, onClose }: Props) {
  const t = useT();
  const [item, setItem] = useState<CheckItem>(() => ({ ...start, showIf: null }));
  const [category, setCategory] = useState(first);
  const [showsFaults, setShowsFaults] = useState(isCopy);
  const pictures = useStandardFiles(known);
  const [requestId] = useState(() => uuidv7());
  const create = useAct(checkItemApi.create);
  const edit = useAct(checkItemApi.edit);
  const faults = libraryItemFaults(item);
  const errorOf = (field: string) => {
    const reason = showsFaults ? faults.get(field) : undefined;
    return reason ? t(`template.fault.${reason}`) : '';
  };
  const submit = async () => {
    setShowsFaults(true);
    if (faults.size > 0) return;
    const sent = { category, item };
    const done = row ? await edit.run({ ...sent, id: row.id, rev: row.rev }) : await create.run({ ...sent, requestId });
    if (!done) return;
    toast.ok(t(row ? 'checkItem.done.saved' : 'checkItem.done.created'));
    onClose();
  };
  return (
    <Dialog title={t(row ? 'checkItem.edit' : 'checkItem.create')} width={640} isSticky onClose={onClose}>
      <ActForm
        verb={t(row ? 'ui.save' : 'checkItem.keep')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <div className="te-fields check-item-fields">
          {row && <p className="meta">{t('checkItem.editHint')}</p>}
          <TextField
            label={t('checkItem.category')}
            hint={t('checkItem.categoryHint')}
            value={category}
            onChange={setCategory}
            maxLength={LIMIT.name.category}
          />
          <ItemFields
            item={item}
            set={(patch) => setItem((now) => ({ ...now, ...patch }))}
            errorOf={errorOf}
            {...pictures}
            scoring={DEFAULT_SCORING}
          />
        </div>
      </ActForm>
    </Dialog>
  );
}
