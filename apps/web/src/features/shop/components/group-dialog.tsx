import { shopGroupApi } from '@rondo/contract/shop';
import type { ShopGroup } from '@rondo/contract/shop-options';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { GroupAct } from '../shop-dialog.ts';
import { SHOP_INVALIDATES } from '../shop-invalidates.ts';
import { GroupField } from './group-field.tsx';

interface Props {
  act: GroupAct;
  group: ShopGroup;
  onClose: () => void;
}

const titles = {
  create: 'shop.group.createTitle',
  rename: 'shop.group.renameTitle',
  move: 'shop.group.moveTitle',
  remove: 'shop.group.removeTitle',
} as const;

/** Creating, renaming, moving or deleting a group; what the server refuses stands at the field. */
export function GroupDialog({ act, group, onClose }: Props) {
  const t = useT();
  const [name, setName] = useState(act === 'create' ? '' : group.name);
  const [parentId, setParentId] = useState(group.parentId);
  const [requestId] = useState(() => uuidv7());
  const [fault, setFault] = useState('');
  const options = {
    invalidates: SHOP_INVALIDATES,
    onRefused: (refusal: { message: string; fields: { message: string }[] }) => {
      setFault(refusal.fields[0]?.message ?? refusal.message);
      return true;
    },
  };
  const create = useAct(shopGroupApi.create, options);
  const update = useAct(shopGroupApi.update, options);
  const remove = useAct(shopGroupApi.remove, options);
  const isBusy = create.busy || update.busy || remove.busy;

  const guard = useDraftGuard({ name, parentId }, onClose);
  const submit = async () => {
    const text = name.trim();
    if (text === '') return setFault(t('rule.required'));
    const done =
      act === 'create'
        ? await create.run({ parentId: group.id, name: text, requestId })
        : act === 'remove'
          ? await remove.run({ id: group.id })
          : await update.run({ id: group.id, rev: group.rev, name: text, parentId });
    if (!done) return;
    const said = { create: 'created', rename: 'saved', move: 'saved', remove: 'removed' } as const;
    toast.ok(t(`shop.group.${said[act]}`, { name: text }));
    onClose();
  };
  return (
    <ConfirmDialog
      width={420}
      title={t(titles[act], { name: group.name })}
      verb={act === 'remove' ? t('ui.delete') : t('ui.save')}
      isDanger={act === 'remove'}
      isBusy={isBusy}
      onConfirm={() => void submit()}
      onClose={guard.close}
    >
      {act === 'move' && <CountedNextRun />}
      {(act === 'create' || act === 'rename') && (
        <TextField
          label={t('shop.group.name')}
          value={name}
          onChange={(text) => {
            setName(text);
            setFault('');
          }}
          maxLength={LIMIT.name.group}
          error={fault}
          isRequired
          autoFocus
        />
      )}
      {act === 'move' && (
        <GroupField
          label={t('shop.group.parent')}
          value={parentId}
          onChange={(id) => {
            setParentId(id);
            setFault('');
          }}
          except={group}
          error={fault}
        />
      )}
      {act === 'remove' && <p className={fault ? 'field-error' : 'meta'}>{fault || t('shop.group.removeHint')}</p>}
      {guard.question}
    </ConfirmDialog>
  );
}
